import 'server-only'
import { isOpenWorkspace } from '@/lib/access/workspace/open-workspace'
import { transaction, type Tx } from '@/lib/platform/db'
import type { Actor } from '@/lib/access/actor'
import type { RowInput, Trace } from '@/lib/invitations/imports/schema'
import { parsedTeams, readRow, type ParsedRow } from '@/lib/invitations/imports/rules/parsed-rows'
import { preparePlaces } from '@/lib/invitations/imports/steps/prepare-places'
import { ensureTags } from '@/lib/members/tags/steps/ensure-tags'
import { Role } from '@/lib/platform/generated/prisma/enums'
import { writeInvitations } from '@/lib/invitations/steps/write-invitations'
import type { RowDecision } from '@/lib/invitations/imports/rules/row-changes'
import { managerNotes, withManagersTeam, type ManagersInFile } from '@/lib/invitations/imports/rules/managers'
import { decide, type Known } from '@/lib/invitations/imports/rules/decide-row'
import { updatePerson } from '@/lib/invitations/imports/steps/update-person'
import { updateInvitation } from '@/lib/invitations/imports/steps/update-invitation'
import { lockSeats } from '@/lib/invitations/steps/lock-seats'
import { stillManagesPeople } from '@/lib/members/people/queries/get-person'
import { importerGone } from '@/lib/invitations/imports/refusals'
import { ensureFeature } from '@/lib/billing/gates'
import { columnsFrom } from '@/lib/invitations/imports/rules/columns'
import {
  listWholeNames,
  readKnown,
  readSlackRows,
  type SlackColumns,
} from '@/lib/invitations/imports/queries/known-people'

type Claimed = SlackColumns & { cells: string[]; columns: string[]; managers: ManagersInFile }

/** Locks an open row. None while the workspace is being deleted; the deletion may be canceled. */
async function claim(tx: Tx, { workspaceId }: Actor, { id, number }: RowInput) {
  const [row] = await tx.$queryRaw<Claimed[]>`
    SELECT r.cells, r."slackId", r."isGuest", r."isChosen", i.columns, i.managers FROM "PeopleImportRow" r JOIN "PeopleImport" i ON i.id = r."importId"
    JOIN "Workspace" w ON w.id = i."workspaceId" AND ${isOpenWorkspace}
    WHERE r."importId" = ${id}::uuid AND r.number = ${number} AND r.status = 'READY' AND i.status = 'RUNNING'
      AND i."workspaceId" = ${workspaceId}::uuid
    FOR UPDATE OF r SKIP LOCKED`
  return row
}

async function invite(tx: Tx, actor: Actor, parsed: ParsedRow) {
  const { email, firstName, lastName, role, tags, jobTitle, startDate } = parsed
  const places = await preparePlaces(tx, actor, { had: [], wanted: parsedTeams(parsed) })
  const teams = places.map(({ teamId, became: isManager }) => ({ teamId, isManager }))
  const found = tags.length === 0 ? [] : await ensureTags(tx, actor.workspaceId, tags)
  const tagIds = found.map(({ id }) => id)
  const person = { email, firstName, lastName, role: role ?? Role.Member, teams, tagIds, jobTitle, startDate }
  const [written] = await writeInvitations(tx, actor, [person])
  return written?.id ?? null
}

type Deed = { before?: Trace; invitationId?: string; memberId?: string }

async function act(
  tx: Tx,
  actor: Actor,
  parsed: ParsedRow,
  { action, change }: RowDecision,
  known: Known,
): Promise<Deed> {
  const { person, invitation } = known
  if (action === 'UPDATE' && person) {
    return { before: await updatePerson(tx, actor, { person, change }), memberId: person.memberId }
  }
  if (action === 'UPDATE' && invitation) {
    return { before: await updateInvitation(tx, actor, { invitation, change }), invitationId: invitation.invitationId }
  }
  const invitationId = action === 'INVITE' ? await invite(tx, actor, parsed) : null
  return invitationId === null ? {} : { before: { kind: 'invited' }, invitationId }
}

/**
 * Runs one row of an import in its own transaction: decides again by current data, then invites, updates or skips.
 * False when another worker has it. Refuses without seats, and when the importer is no longer an Admin.
 */
export const importRow = (actor: Actor, { id, number }: RowInput): Promise<{ isDone: boolean }> =>
  transaction(async (tx) => {
    await lockSeats(tx, actor)
    const row = await claim(tx, actor, { id, number })
    if (!row) return { isDone: false }
    // A run lasts minutes, so the role in `actor` may be outdated.
    if (!(await stillManagesPeople(tx, actor))) throw importerGone()
    await ensureFeature(tx, actor, 'import')
    const { parsed: read, problems: faults } = readRow(
      row.cells,
      columnsFrom(row.columns),
      await listWholeNames(tx, actor),
    )
    const known = (await readKnown(tx, actor, [read.email]))(read.email)
    const parsed = withManagersTeam(read, row.managers, known)
    const slackRowOf = await readSlackRows(tx, actor, [row])
    const result = decide({ parsed, problems: faults }, known, slackRowOf(row))
    const { action, problems, notes } = result
    const status = problems.length > 0 ? 'FAILED' : 'DONE'
    const said = status === 'FAILED' ? problems : [...notes, ...managerNotes(parsed, row.managers)]
    const deed = status === 'DONE' ? await act(tx, actor, parsed, result, known) : {}
    await tx.peopleImportRow.update({
      where: { importId_number: { importId: id, number } },
      data: { status, action, problems: said, ...deed },
      select: { number: true },
    })
    return { isDone: true }
  })
