import { cx } from '@/components/ui/cx'
import { plural } from '@/lib/shared/text'
import { share } from './chart-frame'

export interface MeanRow {
  label: string
  value: number
  /** As text: "3.8", "67%". */
  shown: string
  people: number
  /** A ring, distinguishable without colour. */
  isSelf?: boolean
}

interface MeanRowsProps {
  /** The table's caption for screen readers. */
  caption: string
  rows: readonly MeanRow[]
  /** The range of values. */
  ends: readonly [lowest: number, highest: number]
}

/** A figure per group on a common line, within a table. */
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

/** Room for dots that overhang the line's ends. */
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
