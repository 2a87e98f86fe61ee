/** Stored as text, so a new kind needs no migration. */
export const reactions = [
  { kind: 'thanks', label: 'Thank you', icon: 'face-slightly-smiling' },
  { kind: 'love', label: 'Love it', icon: 'heart' },
  { kind: 'celebrate', label: 'Celebrate', icon: 'party-popper' },
  { kind: 'agree', label: 'Agree', icon: 'thumbs-up' },
  { kind: 'impressive', label: 'Impressive', icon: 'flame' },
] as const

export type ReactionKind = (typeof reactions)[number]['kind']

export const reactionKinds = reactions.map(({ kind }) => kind)

export type ReactionCount = { kind: ReactionKind; count: number; isMine: boolean }

type Row = { kind: string; count: number; isMine: boolean }

/** Of the kinds that somebody pressed, in their order. */
export const countReactions = (rows: readonly Row[]): ReactionCount[] =>
  reactionKinds.flatMap((kind) =>
    rows.filter((row) => row.kind === kind).map(({ count, isMine }) => ({ kind, count, isMine })),
  )
