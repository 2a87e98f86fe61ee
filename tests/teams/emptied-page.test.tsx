import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TeamListPart } from '@/components/teams/list/team-list-part'
import { OrgChartScreen } from '@/components/teams/org/org-chart-screen'
import { NobodyHere } from '@/components/teams/team/nobody-here'

const id = 'f2b1a3c4-0000-4000-8000-000000000000'
const none = { next: null, can: { create: true } }

test.each(['', 'zebra'])('a later page without teams says that there are no more, searched for “%s”', (search) => {
  const list = <TeamListPart filter={{ search, after: 'Zeal' }} page={{ ...none, rows: [], count: 25 }} />
  const nothing = { ...none, branches: [], count: 0, isCut: false, top: null, above: [], people: new Map() }
  const chart = <OrgChartScreen filter={{ search, after: id }} chart={nothing} workspace={{ name: 'Acme' }} />
  for (const markup of [list, chart].map((screen) => renderToStaticMarkup(screen))) {
    expect(markup).toContain('No more teams')
    expect(markup).not.toMatch(/No results for|No teams yet|>0 teams/)
  }
})

test.each(['', 'zebra'])('a later page of a team without people does so, too, searched for “%s”', (search) => {
  const drawn = (after?: string) =>
    renderToStaticMarkup(<NobodyHere id={id} filter={{ search, after }} canRun={false} />)
  expect(drawn(id)).toContain('No more people')
  expect(drawn(id)).not.toMatch(/No people in this team|No one in this team/)
  expect(drawn()).not.toContain('No more people')
})
