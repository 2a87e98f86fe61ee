'use client'

import { Avatar } from '@/components/ui/display/avatar'
import { Badge } from '@/components/ui/display/badge'
import { Icon } from '@/components/ui/icon/icon'
import { OpenedCard } from '@/components/ui/layout/opened-card'
import { FactLine } from '@/components/ui/list/fact-line'
import { List } from '@/components/ui/list/list'
import { RowActs, type RowAct } from '@/components/ui/list/row-acts'
import { RowMenu, RowMenuButton } from '@/components/ui/list/row-menu'
import { RowMenuActs, type RowMenuAct } from '@/components/ui/list/row-menu-acts'
import { MenuButton, MenuLine } from '@/components/ui/overlay/menu'
import { toast } from '@/components/ui/overlay/toast'
import { Button } from '@/components/ui/button/button'
import { Specimen } from './specimen'

const people = [
  { id: '1', name: 'Priya Nair', facts: ['Designer', 'priya@example.com'] },
  {
    id: '2',
    name: 'Maximiliane-Konstanze Freifrau von und zu Hohenstein-Waldburg the Younger',
    facts: ['', 'maximiliane-konstanze.hohenstein@a-rather-long-company-name.example'],
  },
] as const

const menu = 'gallery-menu'

const saying =
  (what: string): RowMenuAct =>
  ({ name = '' }) =>
    toast({ type: 'success', title: `${name} ${what}.` })

const menuActs = { lead: saying('leads the team now'), out: saying('is no longer in the team') }

const nameOf = (id: string) => people.find((one) => one.id === id)?.name ?? ''

const keep: RowAct = async (id) => {
  await new Promise((done) => setTimeout(done, 800))
  toast({ type: 'success', title: `${nameOf(id)} is kept.` })
  return {}
}

const refuse: RowAct = (id) =>
  Promise.resolve({ serverError: { code: 'conflict', message: `${nameOf(id)} has just left.` } })

const acts = { keep, refuse }

const Face = ({ name, facts }: Pick<(typeof people)[number], 'name' | 'facts'>) => (
  <>
    <Avatar name={name} />
    <div className="row-main">
      <a href="#top">{name}</a>
      <p>
        <FactLine facts={facts} />
      </p>
    </div>
  </>
)

/** Rows with one listener and menu, and an opened row. */
export function RowGallery() {
  return (
    <>
      <Specimen name="rows with one menu" stacked>
        <RowMenuActs acts={menuActs}>
          <List label="People">
            {people.map(({ id, name, facts }) => (
              <li key={id} className="row" data-id={id} data-name={name}>
                <Face name={name} facts={facts} />
                <div className="relative shrink-0">
                  <RowMenuButton menu={menu} label={`What to do with ${name}`} />
                </div>
              </li>
            ))}
          </List>
          <RowMenu id={menu}>
            <MenuButton type="button" data-act="lead">
              <Icon name="users-round" /> Make them lead it
            </MenuButton>
            <MenuLine />
            <MenuButton type="button" data-act="out" className="text-danger-ink">
              Take them out
            </MenuButton>
          </RowMenu>
        </RowMenuActs>
      </Specimen>
      <Specimen name="an opened row" stacked>
        <OpenedCard
          title={people[1].name}
          heading="h3"
          badge={<Badge tone="warning">Pending</Badge>}
          text={<FactLine facts={people[1].facts} />}
          back={{ href: '#top', label: 'Back to the list' }}
        >
          <p>What can be done for one alone.</p>
        </OpenedCard>
      </Specimen>
      <Specimen name="rows with buttons" stacked>
        <RowActs acts={acts}>
          <List label="Waiting">
            {people.map(({ id, name, facts }) => (
              <li key={id} className="row">
                <Face name={name} facts={facts} />
                <div className="relative flex shrink-0 gap-2">
                  <Button type="submit" size="sm" name="keep" value={id}>
                    Keep
                  </Button>
                  <Button type="submit" size="sm" variant="ghost" name="refuse" value={id}>
                    Refuse
                  </Button>
                </div>
              </li>
            ))}
          </List>
        </RowActs>
      </Specimen>
    </>
  )
}
