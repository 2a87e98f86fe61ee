import { Icon } from '@/components/ui/icon/icon'
import { Button } from '@/components/ui/button/button'
import { ButtonLink } from '@/components/ui/button/button-link'
import { iconButtonClass } from '@/components/ui/button/button-style'
import { TextLink } from '@/components/ui/button/text-link'
import { Avatar } from '@/components/ui/display/avatar'
import { Badge } from '@/components/ui/display/badge'
import { SearchInput } from '@/components/ui/input/search-input'
import { Card } from '@/components/ui/layout/card'
import { EmptyState } from '@/components/ui/layout/empty-state'
import { ErrorState } from '@/components/ui/layout/error-state'
import { Section } from '@/components/ui/layout/section'
import { Tabs } from '@/components/ui/layout/tabs'
import { EndOfList } from '@/components/ui/list/end-of-list'
import { Facts } from '@/components/ui/list/facts'
import { FoldedList } from '@/components/ui/list/folded-list'
import { List, ListRow } from '@/components/ui/list/list'
import { ListToolbar } from '@/components/ui/list/list-toolbar'
import { Pagination } from '@/components/ui/list/pagination'
import { Cell, HeadCell, Table, TableBody, TableHead, TableRow } from '@/components/ui/list/table'
import { Menu, MenuButton, MenuLine, MenuLink } from '@/components/ui/overlay/menu'
import { RowGallery } from './row-gallery'
import { Specimen } from './specimen'

const rows = [
  { name: 'Priya Nair', title: 'How was the third quarter?', tone: 'warning', state: 'Pending' },
  {
    name: 'Tom Okafor',
    title: 'Leading the billing project, which has quite a long title so that one sees how it ends',
    tone: 'success',
    state: 'Answered',
  },
  { name: 'Ana Ruiz', title: 'Onboarding', tone: 'danger', state: 'Closed' },
] as const

const tabs = [
  { value: 'received', label: 'Received', count: 12 },
  { value: 'created', label: 'Created', count: 1234 },
  { value: 'all', label: 'All', icon: <Icon name="message-square-text" /> },
]

function RowMenu({ title }: { title: string }) {
  return (
    <Menu
      label={`More for ${title}`}
      align="end"
      triggerClassName={iconButtonClass({ size: 'sm' })}
      trigger={<Icon name="ellipsis" />}
    >
      <MenuLink href="#top">
        <Icon name="pencil" /> Edit
      </MenuLink>
      <MenuLine />
      <MenuButton type="button">
        <Icon name="archive" /> Archive
      </MenuButton>
    </Menu>
  )
}

export function ListGallery() {
  return (
    <Section title="Lists" text="What belongs together." action={<TextLink href="#top">All of it</TextLink>}>
      <Specimen name="tabs" stacked>
        <Tabs tabs={tabs} active="created" path="/design" label="Feedback lists" />
        <Tabs tabs={[{ value: 'all', label: 'All', count: '10K+' }]} active="" path="/design" label="One tab" />
      </Specimen>
      <Specimen name="rows" stacked>
        <div>
          <ListToolbar search={<SearchInput label="Search your feedback" />} count="3 requests" />
          <List label="Feedback">
            {rows.map((row) => (
              <ListRow
                key={row.title}
                href="#top"
                start={<Avatar name={row.name} />}
                title={row.title}
                text={`${row.name} · closes Mar 05, 2026`}
                end={<Badge tone={row.tone}>{row.state}</Badge>}
                action={<RowMenu title={row.title} />}
              />
            ))}
          </List>
          <Pagination first="#top" next="#top" />
        </div>
        <div>
          <List label="What cannot be opened">
            <ListRow title="feedback-2026-03-05.csv" text="It is being made" end="12 lines" />
          </List>
          <Pagination first="#top" label="Pages of files" />
        </div>
      </Specimen>
      <RowGallery />
      <Specimen name="table" stacked>
        <Table caption="People" scroll="max-h-32">
          <TableHead>
            <HeadCell>Person</HeadCell>
            <HeadCell>State</HeadCell>
            <HeadCell numeric>Answers</HeadCell>
          </TableHead>
          <TableBody>
            {rows.map((row, index) => (
              <TableRow key={row.name}>
                <Cell>{row.name}</Cell>
                <Cell>
                  <Badge tone={row.tone}>{row.state}</Badge>
                </Cell>
                <Cell numeric>{index * 14}</Cell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Specimen>
      <Specimen name="facts" stacked>
        <Card>
          <Facts
            facts={[
              ['Names', 'Anonymous'],
              ['Closes', 'Mar 05, 2026, 05:00 pm (Kolkata)'],
              ['About', 'Priya Nair'],
            ]}
          />
        </Card>
      </Specimen>
      <Specimen name="folded" stacked>
        <FoldedList title="Goals of Priya" rows={[{ href: '#', title: 'Answer sooner', text: '40%' }]} />
      </Specimen>
      <StateSpecimens />
    </Section>
  )
}

function StateSpecimens() {
  return (
    <>
      <Specimen name="nothing yet, gone wrong" stacked>
        <Card flush>
          <EmptyState
            icon={<Icon name="message-square-text" />}
            title="No feedback yet"
            text="Ask a few colleagues one good question. Their answers will be here."
            action={
              <ButtonLink href="#top" variant="primary">
                Ask for feedback
              </ButtonLink>
            }
          />
        </Card>
        <Card flush>
          <EmptyState title="Nobody is called that" />
        </Card>
        <EndOfList title="There is nobody further down" first="#top" />
        <Card flush>
          <ErrorState retry={<Button>Try again</Button>} />
        </Card>
      </Specimen>
    </>
  )
}
