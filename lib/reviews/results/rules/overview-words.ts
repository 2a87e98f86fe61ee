import type { Agreement } from './agreement'
import type { Overview, ScoreRow } from './overview'

export const agreementLabels: Record<Agreement, string> = { alike: 'Agree', mixed: 'Mixed', split: 'Split' }

export type Point = { kind: 'strong' | 'weak' | 'self' | 'up' | 'down' | 'split'; text: string }

const ofSplit = ({ agreement }: ScoreRow) => agreement === 'split'

/** At most one line each for strongest and weakest, unless another is as strong or weak, widest gap, largest move and disagreement. */
export function pointsOf({ strongest, weakest, gaps, moves, rows }: Overview, subjectName: string | null): Point[] {
  const strong = strongest[0]
  const weak = weakest[0]
  const gap = gaps[0]
  const move = moves[0]
  const split = rows.find(ofSplit)
  const higher = gap !== undefined && gap.by > 0
  const points: (Point | false | undefined)[] = [
    strong && !strong.isTied && { kind: 'strong', text: `Strongest: “${strong.title}”, ${strong.shown}` },
    weak && !weak.isTied && { kind: 'weak', text: `Weakest: “${weak.title}”, ${weak.shown}` },
    gap && {
      kind: 'self',
      text: `${subjectName ?? 'The self-review'} rates “${gap.title}” ${higher ? 'higher' : 'lower'} than everyone else: ${gap.self.shown} against ${gap.others.shown}`,
    },
    move && {
      kind: (move.change?.by ?? 0) > 0 ? 'up' : 'down',
      text: `Biggest change since last time: “${move.title}”, ${move.change?.words ?? ''}`,
    },
    split && { kind: 'split', text: `Opinions are split on “${split.title}”` },
  ]
  return points.flatMap((point) => point || [])
}
