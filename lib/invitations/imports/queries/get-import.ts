import 'server-only'
import type { ImportStatus, ImportSource } from '@/lib/platform/generated/prisma/enums'
import { importPath, sampleCsv, type ImportCounts, type Seats } from '@/lib/invitations/imports/rules/imports'
import type { Actor } from '@/lib/access/actor'
import { getFrame } from '@/lib/access/frame'
import { Prisma, db } from '@/lib/platform/db'
import { countedRows, findUnseated, listNewNames, listRows, listRefusedRows, type NewNames } from './list-rows'
import { now } from '@/lib/platform/clock'
import { columnsFrom, namedTitles } from '@/lib/invitations/imports/rules/columns'
import { fullName } from '@/lib/members/rules'
import type { ManagersInFile } from '@/lib/invitations/imports/rules/managers'
import { canImportPeople } from '@/lib/invitations/imports/policy'
import { onlyAdminsImport, noSuchImport } from '@/lib/invitations/imports/refusals'
import { featureGate, limitGate, limitOf, type Payer } from '@/lib/billing/rules'
import { countOtherSeats } from './known-people'
import { findSeatOffer, type Fit } from '@/lib/invitations/queries/seat-offer'
import type { RowFilter } from '@/lib/invitations/imports/schema'
import { csvHeaders, refusedCsv } from '@/lib/platform/documents/csv-file'
import { undoUntil } from '@/lib/shared/csv/csv-undo'

type FoundImport = {
  id: string
  status: ImportStatus
  source: ImportSource
  fileName: string
  headings: string[]
  columns: string[]
  managers: ManagersInFile
  createdAt: Date
  finishedAt: Date | null
  undoneAt: Date | null
  firstName: string
  lastName: string
  /** They get a notification when it is done. */
  isOwn: boolean
  counts: ImportCounts
  examples: string[][]
}

const EXAMPLES = 3

const findImports = ({ workspaceId, memberId }: Actor, where: Prisma.Sql, limit: number) => db.$queryRaw<FoundImport[]>`
  SELECT i.id, i.status, i.source, i."fileName", i.headings, i.columns, i.managers, i."createdAt", i."finishedAt", i."undoneAt",
         u."firstName", u."lastName", i."creatorId" = ${memberId}::uuid AS "isOwn", COALESCE(i."checkedCounts", ${countedRows}) AS counts,
         COALESCE((SELECT json_agg(e.cells) FROM (SELECT cells FROM "PeopleImportRow" r WHERE r."importId" = i.id
                   ORDER BY r.number LIMIT ${EXAMPLES}) e), '[]') AS examples
  FROM "PeopleImport" i JOIN "Member" m ON m.id = i."creatorId" JOIN "User" u ON u.id = m."userId"
  WHERE i."workspaceId" = ${workspaceId}::uuid AND ${where} ORDER BY i."createdAt" DESC, i.id DESC LIMIT ${limit}`

function viewOf({ firstName, lastName, columns, ...found }: FoundImport) {
  const { counts } = found
  const until = undoUntil(found, now())
  return {
    ...found,
    columns: columnsFrom(columns),
    creatorName: fullName({ firstName, lastName }),
    path: importPath(found.id),
    undoUntil: until !== null && counts.undoable > 0 ? until : null,
  }
}
export type ImportView = ReturnType<typeof viewOf>

export function ensureImporter(actor: Actor) {
  if (!canImportPeople(actor)) throw onlyAdminsImport()
}

const SHOWN = 10

export async function getImportHome(actor: Actor) {
  ensureImporter(actor)
  const [imports, frame] = await Promise.all([findImports(actor, Prisma.sql`TRUE`, SHOWN), getFrame(actor)])
  return { gate: featureGate(frame, 'import'), imports: imports.map(viewOf) }
}

/** Throws not-found and forbidden. */
export async function getImport(actor: Actor, id: string): Promise<ImportView> {
  const [found] = await findImports(actor, Prisma.sql`i.id = ${id}::uuid`, 1)
  if (!found) throw noSuchImport()
  ensureImporter(actor)
  return viewOf(found)
}

const findOffer = (actor: Actor, fit: Fit) =>
  fit.waiting === 0 ? Promise.resolve({ offer: null, blocked: null }) : findSeatOffer(db, actor, fit)

async function getSeats(actor: Actor, payer: Payer, { id, counts: { invite: adding } }: ImportView): Promise<Seats> {
  const { workspaceId } = actor
  const active = {
    where: { workspaceId, status: 'ACTIVE' },
    select: { isTrial: true, quantity: true },
    take: 1,
  } as const
  const [taken, plan] = await Promise.all([
    countOtherSeats(db, actor, id),
    db.plan.findFirstOrThrow({
      relationLoadStrategy: 'join',
      // Subscribers of a discontinued plan keep its price.
      where: {
        type: payer.plan,
        OR: [{ isActive: true }, { subscriptions: { some: { workspaceId, status: 'ACTIVE' } } }],
      },
      orderBy: { isActive: 'asc' },
      select: { pricePerMonth: true, isPerUserPricing: true, isCustomPricing: true, subscriptions: active },
    }),
  ])
  const [subscription] = plan.subscriptions
  // Seats that are already paid for cost nothing more.
  const isPaidAhead = (subscription?.quantity ?? 0) > 0
  const isPriced = payer.isBilled && plan.isPerUserPricing && !plan.isCustomPricing && !isPaidAhead
  const price = isPriced ? plan.pricePerMonth : null
  const most = limitOf(payer, 'people')
  const fits = most === null ? adding : Math.min(adding, Math.max(0, most - taken))
  const full = adding === 0 ? null : limitGate(payer, 'people', taken)
  const more = await findOffer(actor, { fits, waiting: adding - fits, seats: taken + adding - (most ?? 0) })
  return { taken, most, price, isTrial: subscription?.isTrial === true, fits, full, ...more }
}

export type Outlook = { seats: Seats; names: NewNames; gate: string | null }

async function getOutlook(actor: Actor, view: ImportView): Promise<Outlook> {
  const frame = await getFrame(actor)
  const [seats, names] = await Promise.all([getSeats(actor, frame, view), listNewNames(actor, view.id)])
  return { seats, names, gate: featureGate(frame, 'import') }
}

/** One import with a page of its rows and, until it starts, its outlook. Throws not-found and forbidden. */
export async function getImportDetail(actor: Actor, id: string, filter: RowFilter) {
  const view = await getImport(actor, id)
  const [page, outlook] = await Promise.all([
    listRows(actor, id, filter),
    view.status === 'CHECKING' ? getOutlook(actor, view) : null,
  ])
  const { fits } = outlook?.seats ?? { fits: view.counts.invite }
  const unseatedFrom = fits < view.counts.invite ? await findUnseated(actor, id, fits) : null
  return { view, page: { ...page, unseatedFrom }, outlook }
}
export type ImportDetail = Awaited<ReturnType<typeof getImportDetail>>

export const getSampleFile = () => ({ file: sampleCsv(), headers: csvHeaders('people-to-import.csv') })

/** The rows left out, with the reasons. Throws not-found and forbidden. */
export async function getRefusedFile(actor: Actor, id: string) {
  const { headings, columns } = await getImport(actor, id)
  const file = refusedCsv(namedTitles(headings, columns), await listRefusedRows(actor, id))
  return { file, headers: csvHeaders('rows-left-out.csv') }
}
