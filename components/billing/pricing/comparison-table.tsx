import { Icon } from '@/components/ui/icon/icon'
import { Cell, HeadCell, Table, TableBody, TableHead, TableRow } from '@/components/ui/list/table'
import type { PlanView } from '@/lib/billing/price-list/queries'
import { comparison } from '@/lib/billing/price-list/rules'

function Share({ share }: { share: string | boolean }) {
  if (typeof share === 'string') return <>{share}</>
  return share ? (
    // Screen-reader text is positioned and would widen the page from outside the table.
    <span className="relative inline-flex">
      <Icon name="check" className="size-4 text-primary-ink" />
      <span className="sr-only">Included</span>
    </span>
  ) : (
    <span className="text-subtle">Not included</span>
  )
}

export function ComparisonTable({ plans }: { plans: readonly PlanView[] }) {
  return (
    <Table caption="Plans compared">
      <TableHead>
        <HeadCell>What</HeadCell>
        {plans.map(({ type, name }) => (
          <HeadCell key={type} className="w-24">
            {name}
          </HeadCell>
        ))}
      </TableHead>
      <TableBody>
        {comparison(plans).map(({ label, shares }) => (
          <TableRow key={label}>
            <th scope="row" className="h-11 py-2 pr-4 pl-5 font-medium">
              {label}
            </th>
            {shares.map((share, index) => (
              <Cell key={plans[index]?.type}>
                <Share share={share} />
              </Cell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
