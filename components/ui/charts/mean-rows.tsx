import { cx } from '@/components/ui/cx'
import { plural } from '@/lib/shared/text'
import { share } from './chart-frame'

export interface MeanRow {
  label: string
  value: number
  /** The value as it is read: "3.8", "67%". */
  shown: string
  people: number
  /** Drawn as a ring, to be told from the others without colour. */
  isSelf?: boolean
}

interface MeanRowsProps {
  /** Says what the rows compare, read aloud before them. */
  caption: string
  rows: readonly MeanRow[]
  /** The two ends of what a value can be. */
  ends: readonly [lowest: number, highest: number]
}

/** One figure of each of several groups on a common line. It is its own table: the line adds the look, not the number. */
export function MeanRows({ caption, rows, ends: [lowest, highest] }: MeanRowsProps) {
  return (
    <table className="mean-rows">
      <caption>{caption}</caption>
      <tbody>
        {rows.map(({ label, value, shown, people, isSelf }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>
              <Line at={share(value - lowest, highest - lowest)} isSelf={isSelf} />
            </td>
            <td>{shown}</td>
            <td>{plural(people, 'person', 'people')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A dot at an end of the line stands half beyond it; the cell has room for that. */
function Line({ at, isSelf }: { at: number; isSelf: boolean | undefined }) {
  const x = `${Math.min(100, Math.max(0, at))}%`
  return (
    <svg className="block h-4 w-full min-w-16 overflow-visible" aria-hidden="true">
      <line x1="0" x2="100%" y1="8" y2="8" strokeWidth="2" strokeLinecap="round" className="stroke-pressed" />
      <line x1="0" x2={x} y1="8" y2="8" strokeWidth="2" strokeLinecap="round" className="stroke-primary/40" />
      <circle
        cx={x}
        cy="8"
        r="5"
        strokeWidth="2"
        className={cx('stroke-primary', isSelf ? 'fill-surface' : 'fill-primary')}
      />
    </svg>
  )
}
