/** A hairstyle in two layers: what lies behind the head and what lies over the forehead. */
type Hair = { back?: string; front?: string }

const path = (d: string) => `<path d="${d}"/>`
const dots = (points: readonly (readonly [number, number, number])[]) =>
  points.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`).join('')

const cap = path(
  'M81 116C76 70 98 48 129 48C160 48 181 70 175 116C172 96 164 86 154 82C132 90 104 88 96 84C88 92 84 102 81 116Z',
)
const parted = path(
  'M80 118C72 70 98 44 132 46C166 48 184 74 175 120C172 100 164 90 152 84C138 80 122 76 110 66C106 84 90 92 80 118Z',
)
const centre = path('M78 122C72 72 96 46 128 46C160 46 184 72 178 122C172 98 152 84 129 66C106 84 84 98 78 122Z')
const fringe = path(
  'M79 120C72 72 96 46 128 46C160 46 184 72 177 120C174 104 168 98 164 96C140 100 112 100 92 96C86 100 82 108 79 120Z',
)

const curls = dots([
  [84, 92, 17],
  [96, 70, 19],
  [118, 58, 20],
  [142, 58, 20],
  [162, 70, 19],
  [173, 92, 17],
  [108, 74, 16],
  [130, 70, 17],
  [150, 76, 15],
])

export const hairstyles = {
  bald: {},
  buzz: { front: path('M84 108C80 70 102 55 128 55C154 55 176 70 172 108C168 88 152 78 128 78C104 78 88 88 84 108Z') },
  short: { front: cap },
  parted: { front: parted },
  quiff: {
    front: path(
      'M82 114C76 84 84 60 104 52C122 38 162 38 170 58C180 72 178 94 174 114C170 96 166 88 158 82C138 84 118 82 104 72C98 84 88 94 82 114Z',
    ),
  },
  curly: { front: curls },
  afro: {
    back: '<circle cx="128" cy="92" r="72"/>',
    front: path('M82 112C76 76 98 54 128 54C158 54 180 76 174 112C166 92 150 82 128 82C106 82 90 92 82 112Z'),
  },
  coils: {
    back: dots([
      [72, 108, 22],
      [74, 138, 20],
      [184, 108, 22],
      [182, 138, 20],
      [84, 78, 24],
      [172, 78, 24],
      [104, 58, 24],
      [152, 58, 24],
      [128, 52, 24],
    ]),
    front: path('M82 110C76 76 98 54 128 54C158 54 180 76 174 110C166 94 150 86 128 86C106 86 90 94 82 110Z'),
  },
  bob: {
    back: path(
      'M70 172C60 92 82 44 128 44C174 44 196 92 186 172C176 182 160 180 156 172L100 172C96 180 80 182 70 172Z',
    ),
    front: fringe,
  },
  lob: {
    back: path(
      'M70 188C60 92 82 44 128 44C174 44 196 92 186 188C172 198 158 192 154 184L102 184C98 192 84 198 70 188Z',
    ),
    front: parted,
  },
  long: { back: path('M66 232C56 110 72 44 128 44C184 44 200 110 190 232C168 242 88 242 66 232Z'), front: centre },
  wavy: {
    back: path(
      'M64 214C48 196 70 180 62 160C54 138 66 120 66 104C68 66 92 44 128 44C164 44 188 66 190 104C190 120 202 138 194 160C186 180 208 196 192 214C176 232 80 232 64 214Z',
    ),
    front: parted,
  },
  bun: { back: '<circle cx="128" cy="50" r="23"/>', front: centre },
  lowBun: { back: '<circle cx="176" cy="158" r="24"/>', front: parted },
  ponytail: { back: path('M150 48C206 52 214 122 196 206C186 214 176 204 176 192C184 140 178 96 150 78Z'), front: cap },
  pixie: {
    front: path(
      'M80 126C72 74 96 44 130 46C166 48 184 74 176 126C174 112 170 104 166 98C150 96 128 92 112 78C108 94 94 100 88 106C84 112 82 118 80 126Z',
    ),
  },
  braids: {
    back: dots([
      [80, 160, 14],
      [78, 182, 13],
      [78, 203, 12],
      [79, 222, 11],
      [176, 160, 14],
      [178, 182, 13],
      [178, 203, 12],
      [177, 222, 11],
    ]),
    front: centre,
  },
  locs: {
    back: path(
      'M74 190C62 120 70 50 128 46C186 50 194 120 182 190C178 198 170 196 170 188L166 120L90 120L86 188C86 196 78 198 74 190Z',
    ),
    front: path(
      'M82 114C74 74 98 50 128 50C158 50 182 74 174 114C168 98 160 92 156 78C150 92 142 80 134 72C128 86 116 80 112 72C106 90 96 82 94 92C88 98 84 106 82 114Z',
    ),
  },
  receding: {
    front: path('M82 116C76 88 82 66 100 60C94 72 94 88 88 102ZM174 116C180 88 174 66 156 60C162 72 162 88 168 102Z'),
  },
  scarf: {
    back: path('M66 216C62 100 76 40 128 40C180 40 194 100 190 216C170 236 86 236 66 216Z'),
    front: path(
      'M76 128C72 74 94 46 128 46C162 46 184 74 180 128C184 158 168 186 128 190C88 186 72 158 76 128ZM128 68C100 68 88 90 89 120C90 146 106 166 128 166C150 166 166 146 167 120C168 90 156 68 128 68Z',
    ),
  },
} as const satisfies Record<string, Hair>

export type Hairstyle = keyof typeof hairstyles

export const hairOf = (style: Hairstyle): Hair => hairstyles[style]
