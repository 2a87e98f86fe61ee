import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { getFrame } from '@/lib/access/frame'
import { featureGate } from '@/lib/billing/rules'
import { getWorkspaceConnection } from '@/lib/integrations/queries'
import { getTaskState, type TaskState } from '@/lib/integrations/tasks/queries'
import { ensureImporter, type ImportView } from '@/lib/invitations/imports/queries/get-import'
import { parsedRowOf } from '@/lib/invitations/imports/rules/parsed-rows'
import { db, Prisma } from '@/lib/platform/db'
import { LIST_TASK, TOO_MANY, tooManyInWords, type ListingNews } from './rules'

/** The connection, and the reason the plan excludes it, or null. Throws forbidden. */
export async function getSlackHome(actor: Actor) {
  ensureImporter(actor)
  const [connection, frame] = await Promise.all([getWorkspaceConnection(actor), getFrame(actor)])
  return { connection, gate: featureGate(frame, 'import') }
}

const slow = (text: string): ListingNews => ({ text, isOver: false, isDisconnected: false })
const over = (text: string): ListingNews => ({ text, isOver: true, isDisconnected: false })

/** Null: loading normally. */
function newsOf(state: TaskState): ListingNews | null {
  if (state === 'due') return null
  if (state === 'limited') return slow('Slack asked us to slow down. More people arrive within a minute.')
  if (state === 'failing') return slow('Slack isn’t answering. We keep trying.')
  if (state === 'broken')
    return { ...slow('Slack is no longer connected. Reconnect it to continue.'), isDisconnected: true }
  if (state === 'none') return over('Slack has been disconnected. Discard this list and start again.')
  return over(state.refused === TOO_MANY ? tooManyInWords : 'Slack refused to list its people. Discard this list.')
}

const OFFERED = 20

type Places = { cells: string[] | null; teams: string[]; tags: string[]; wholeTeams: string[]; wholeTags: string[] }

async function getPlace({ workspaceId }: Actor, { id, columns }: ImportView) {
  const own = Prisma.sql`"workspaceId" = ${workspaceId}::uuid`
  const [found] = await db.$queryRaw<[Places]>`
    SELECT (SELECT cells FROM "PeopleImportRow" WHERE ${own} AND "importId" = ${id}::uuid ORDER BY number LIMIT 1) AS cells,
           ARRAY(SELECT name FROM "Team" WHERE ${own} ORDER BY name LIMIT ${OFFERED}) AS teams,
           ARRAY(SELECT name FROM "Tag" WHERE ${own} ORDER BY name LIMIT ${OFFERED}) AS tags,
           ARRAY(SELECT name FROM "Team" WHERE ${own} AND name ~ '[;,|]') AS "wholeTeams",
           ARRAY(SELECT name FROM "Tag" WHERE ${own} AND name ~ '[;|]') AS "wholeTags"`
  const whole = { teams: found.wholeTeams, tags: found.wholeTags }
  const { role, teams, tags } = parsedRowOf(found.cells ?? [], columns, whole)
  return { role: role ?? ('Member' as const), teams, tags, offered: { teams: found.teams, tags: found.tags } }
}

export type SlackPart = { news: ListingNews | null; place: Awaited<ReturnType<typeof getPlace>> | null }

/** Null for an import of a file. */
export async function findSlackPart(actor: Actor, view: ImportView): Promise<SlackPart | null> {
  const { id: objectId, source, status } = view
  if (source !== 'SLACK') return null
  const about = { workspaceId: actor.workspaceId, kind: LIST_TASK, objectId }
  return {
    news: status === 'LISTING' ? newsOf(await getTaskState(about)) : null,
    place: status === 'CHECKING' ? await getPlace(actor, view) : null,
  }
}
