import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { searchPeople } from '@/lib/members/queries'
import { listReviews } from '@/lib/reviews/lists/queries/list-reviews'
import { plural } from '@/lib/shared/text'
import { listTeams } from '@/lib/teams/queries/list-teams'
import { listTemplates } from '@/lib/templates/queries/list-templates'
import { isSwitchedOn } from '@/lib/workspaces/features/rules'
import { listOtherWorkspaces } from '@/lib/workspaces/queries'
import type { FindInput } from './schema'

/** So many of a kind: who does not see it among them types on. */
const SHOWN = 5

/** Somewhere to go. A workspace is entered by its id; its address is where one chooses among them. */
export type Found = {
  id: string
  kind: 'person' | 'team' | 'review' | 'template' | 'workspace'
  label: string
  hint: string
  href: string
}

async function findPeople(actor: Actor, query: string): Promise<Found[]> {
  const people = await searchPeople(actor, { query }, SHOWN)
  return people.map(({ id, name, email }) => {
    return { id, kind: 'person', label: name, hint: email, href: `/profile/preview/${id}` }
  })
}

async function findTeams(actor: Actor, query: string): Promise<Found[]> {
  const teams = await listTeams(actor, { query }, SHOWN)
  return teams.map(({ id, name, memberCount }) => {
    return { id, kind: 'team', label: name, hint: plural(memberCount, 'person', 'people'), href: `/users/teams/${id}` }
  })
}

async function findReviews(actor: Actor, search: string): Promise<Found[]> {
  const { rows } = await listReviews(actor, { tab: 'all', search }, SHOWN)
  return rows.map(({ id, title, isMine, creatorName, badge, href }) => {
    const hint = `${isMine ? 'You asked' : `${creatorName} asked`} · ${badge.label}`
    return { id, kind: 'review', label: title.trim() || 'Untitled form', hint, href }
  })
}

async function findTemplates(actor: Actor, search: string): Promise<Found[]> {
  if (!isSwitchedOn(actor, 'Templates')) return []
  const { rows } = await listTemplates(actor, { tab: 'all', search, tag: '' })
  return rows.slice(0, SHOWN).map(({ id, title, questionCount }) => {
    const hint = plural(questionCount, 'question')
    return { id, kind: 'template', label: title.trim() || 'Untitled template', hint, href: `/template/preview/${id}` }
  })
}

async function findWorkspaces(actor: Actor, query: string): Promise<Found[]> {
  const workspaces = await listOtherWorkspaces(actor, query)
  return workspaces.map(({ id, name }) => {
    return { id, kind: 'workspace', label: `Switch to ${name}`, hint: '', href: '/workspace/switch' }
  })
}

/**
 * What the actor can go to by these words, a few of each kind, and nothing that the lists of those kinds would not show
 * them. Without words, the other workspaces they have a place in.
 */
export async function findAnything(actor: Actor, { query }: FindInput): Promise<{ found: Found[] }> {
  if (query === '') return { found: await findWorkspaces(actor, query) }
  // The longest search sets out first: the others are put together while the database is at it.
  const reviews = findReviews(actor, query)
  const others = [findTemplates, findWorkspaces].map((find) => find(actor, query))
  const found = await Promise.all([findPeople(actor, query), findTeams(actor, query), reviews, ...others])
  return { found: found.flat() }
}
