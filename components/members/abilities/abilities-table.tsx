import { Fragment } from 'react'
import { Cell, HeadCell, Table, TableBody, TableHead, TableRow } from '@/components/ui/list/table'
import { deciderNames, deciders, type Area, type Decider } from '@/lib/access/rules'

interface AbilitiesTableProps {
  areas: readonly Area[]
  /** The viewer's column. */
  own: Decider
}

function AreaRows({ area: { name, abilities }, own }: { area: Area; own: Decider }) {
  return (
    <>
      <tr className="bg-sunken">
        <th scope="colgroup" colSpan={deciders.length + 1} className="px-5 py-2 text-left text-sm font-semibold">
          {name}
        </th>
      </tr>
      {abilities.map(({ key, name: what, reach }) => (
        <TableRow key={key}>
          <th scope="row" className="min-w-44 px-5 py-2.5 text-left align-top font-medium">
            {what}
          </th>
          {deciders.map((decider) => (
            <Cell key={decider} className={`min-w-36 align-top ${decider === own ? 'bg-primary-soft/60' : ''}`}>
              {reach[decider] ?? <span className="text-subtle">No</span>}
            </Cell>
          ))}
        </TableRow>
      ))}
    </>
  )
}

/** Permissions per role. */
export function AbilitiesTable({ areas, own }: AbilitiesTableProps) {
  return (
    <Table caption="What each role may do">
      <TableHead>
        <HeadCell>What</HeadCell>
        {deciders.map((decider) => (
          <HeadCell key={decider}>
            {decider === own ? `${deciderNames[decider]} (you)` : deciderNames[decider]}
          </HeadCell>
        ))}
      </TableHead>
      <TableBody>
        {areas.map((area) => (
          <Fragment key={area.name}>
            <AreaRows area={area} own={own} />
          </Fragment>
        ))}
      </TableBody>
    </Table>
  )
}
