import { avatarColours, avatarOf } from '@/lib/shared/avatar'
import { hairOf, type Hairstyle } from './hair'

/** Skin, its shade, and the tint of lips, from light to dark. */
const skins = [
  ['#fbe0cf', '#efc4ab', '#c9705f'],
  ['#f4cfb2', '#e2b08c', '#bb6350'],
  ['#e3b08a', '#cb9068', '#a9553f'],
  ['#c98e63', '#ad7248', '#8f4433'],
  ['#9c6644', '#80502f', '#74352a'],
  ['#74482f', '#5a351f', '#57241d'],
] as const

const hairColours = {
  black: '#221d1f',
  espresso: '#3d2a23',
  brown: '#65432f',
  chestnut: '#87502f',
  auburn: '#9c4a2a',
  blond: '#d9ac63',
  sand: '#b98d58',
  silver: '#b9b6b1',
  grey: '#7d7a78',
} as const

const cloths = {
  teal: '#0f766e',
  coral: '#e2765a',
  navy: '#2f4368',
  cream: '#f3ead9',
  moss: '#66774a',
  plum: '#6b4566',
  ochre: '#d39a3b',
  slate: '#5a6570',
  rose: '#cf8391',
  sky: '#6d9fc1',
} as const

const garments = {
  crew: '',
  shirt: '<path d="M104 190L128 214L98 224ZM152 190L128 214L158 224Z" fill="#fff" fill-opacity=".85"/>',
  blazer:
    '<path d="M102 188L128 236L154 188Z" fill="#fff" fill-opacity=".9"/><path d="M102 188L86 212L124 256L128 236ZM154 188L170 212L132 256L128 236Z" fill="#000" fill-opacity=".18"/>',
  roll: '<path d="M101 176Q128 190 155 176V206Q128 218 101 206Z"/><path d="M101 188Q128 202 155 188" fill="none" stroke="#000" stroke-opacity=".16" stroke-width="3"/>',
  hood: '<path d="M92 192Q128 236 164 192Q150 226 128 226Q106 226 92 192Z" fill="#fff" fill-opacity=".25"/><path d="M116 224V244M140 224V244" stroke="#fff" stroke-opacity=".6" stroke-width="3" stroke-linecap="round"/>',
} as const

const mouths = {
  smile: '<path d="M111 144Q128 160 145 144" fill="none" stroke-width="4" stroke-linecap="round"/>',
  laugh:
    '<path d="M109 142Q128 148 147 142Q142 164 128 164Q114 164 109 142Z" fill="#fff" stroke-width="3.5" stroke-linejoin="round"/>',
  calm: '<path d="M114 147Q129 155 143 146" fill="none" stroke-width="4" stroke-linecap="round"/>',
} as const

const beards = {
  full: '<path d="M84 124C84 166 102 182 128 182C154 182 172 166 172 124C166 142 152 138 128 136C104 138 90 142 84 124Z"/>',
  short:
    '<path d="M86 132C90 164 106 176 128 176C150 176 166 164 170 132C160 148 148 138 128 137C108 138 96 148 86 132Z" fill-opacity=".5"/>',
  moustache: '<path d="M105 141Q116 131 128 136Q140 131 151 141Q140 144 128 141Q116 144 105 141Z"/>',
} as const

const glasses = {
  round: '<circle cx="109" cy="116" r="15"/><circle cx="147" cy="116" r="15"/><path d="M124 114Q128 111 132 114"/>',
  square:
    '<rect x="93" y="104" width="30" height="23" rx="6"/><rect x="133" y="104" width="30" height="23" rx="6"/><path d="M123 113H133"/>',
} as const

const ears = '<circle cx="82" cy="122" r="11"/><circle cx="174" cy="122" r="11"/>'

/** How somebody of the demo looks. */
export type Look = {
  skin: 0 | 1 | 2 | 3 | 4 | 5
  hair: readonly [Hairstyle, keyof typeof hairColours | keyof typeof cloths]
  wears: readonly [keyof typeof garments, keyof typeof cloths]
  mouth?: keyof typeof mouths
  beard?: keyof typeof beards
  glasses?: keyof typeof glasses
  earrings?: true
}

const colours: Record<string, string> = { ...hairColours, ...cloths }

const group = (fill: string, content: string | undefined) => (content ? `<g fill="${fill}">${content}</g>` : '')

function features({ beard, glasses: frame, mouth = 'smile' }: Look, lips: string, hair: string) {
  const brow = hair === hairColours.silver ? hairColours.grey : hair
  return [
    `<g fill="${lips}" fill-opacity=".22"><circle cx="98" cy="137" r="9"/><circle cx="158" cy="137" r="9"/></g>`,
    group(hair, beard && beards[beard]),
    '<g fill="#2a2322"><ellipse cx="109" cy="117" rx="4.6" ry="5.4"/><ellipse cx="147" cy="117" rx="4.6" ry="5.4"/></g>',
    '<g fill="#fff"><circle cx="110.6" cy="115" r="1.5"/><circle cx="148.6" cy="115" r="1.5"/></g>',
    `<path d="M99 102Q109 96 118 101M138 101Q147 96 157 102" fill="none" stroke="${brow}" stroke-width="4" stroke-linecap="round"/>`,
    `<path d="M128 118Q123 131 130 132" fill="none" stroke="${lips}" stroke-opacity=".6" stroke-width="3" stroke-linecap="round"/>`,
    `<g stroke="${lips}">${mouths[mouth]}</g>`,
    frame ? `<g fill="#fff" fill-opacity=".14" stroke="#2a2322" stroke-width="3">${glasses[frame]}</g>` : '',
  ].join('')
}

/** A drawn portrait as SVG, on paper of the colour that the person's initials have. */
export function portrait(name: string, look: Look): string {
  const [skin, shade, lips] = skins[look.skin]
  const [style, tint] = look.hair
  const [garment, cloth] = look.wears
  const { paper } = avatarColours(avatarOf(name).hue)
  const { back, front } = hairOf(style)
  const hair = colours[tint] ?? hairColours.black
  const body = colours[cloth] ?? cloths.teal
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="24 22 208 208" width="256" height="256">
<rect width="256" height="256" fill="${paper}"/>
${group(hair, back)}
<path d="M26 256C26 212 72 192 128 192S230 212 230 256Z" fill="${body}"/>
<path d="M106 150H150V190Q150 212 128 212Q106 212 106 190Z" fill="${shade}"/>
<g fill="${body}">${garments[garment]}</g>
<g fill="${skin}">${style === 'scarf' ? '' : ears}
<path d="M83 108C83 76 102 60 128 60C154 60 173 76 173 108C173 148 154 174 128 174C102 174 83 148 83 108Z"/></g>
${look.earrings ? `<g fill="${cloths.ochre}"><circle cx="80" cy="138" r="4.5"/><circle cx="176" cy="138" r="4.5"/></g>` : ''}
${features(look, lips, style === 'scarf' ? hairColours.espresso : hair)}
<g fill-rule="evenodd">${group(hair, front)}</g>
</svg>`
}
