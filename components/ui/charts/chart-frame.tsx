import type { ReactNode } from 'react'

export interface ChartPoint {
  label: string
  count: number
  /** What is counted. */
  href?: string
}

interface ChartFrameProps {
  /** The chart's text alternative with its key numbers. */
  summary: string
  points: readonly ChartPoint[]
  /** Table heads, for example "Answer" and "People". */
  heads?: readonly [string, string]
  children: ReactNode
}

/** Percent; 0 of nothing. */
export const share = (count: number, total: number) => (total > 0 ? (count / total) * 100 : 0)

export const totalOf = (points: readonly ChartPoint[]) => points.reduce((sum, point) => sum + point.count, 0)

/** A chart with its text alternative and a table. */
export function ChartFrame({ summary, points, heads = ['Answer', 'Count'], children }: ChartFrameProps) {
  if (totalOf(points) === 0) return <p className="text-subtle">No answers yet</p>
  return (
    <figure className="min-w-0" aria-label={summary}>
      {/* An image hides links from screen readers. */}
      <div {...(points.every(({ href }) => href === undefined) && { role: 'img', 'aria-label': summary })}>
        {children}
      </div>
      <figcaption>
        <details className="mt-3 text-sm">
          <summary className="quiet-summary">Show as a table</summary>
          <table className="mt-2 w-full max-w-md text-left tabular-nums">
            <thead>
              <tr className="border-b border-line text-subtle">
                <th scope="col" className="py-1 pr-4 font-medium">
                  {heads[0]}
                </th>
                <th scope="col" className="py-1 text-right font-medium">
                  {heads[1]}
                </th>
              </tr>
            </thead>
            <tbody>
              {points.map((point, index) => (
                <tr key={`${index} ${point.label}`}>
                  <th scope="row" className="py-1 pr-4 font-normal wrap-anywhere">
                    {point.label}
                  </th>
                  <td className="py-1 text-right">{point.count}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      </figcaption>
    </figure>
  )
}
