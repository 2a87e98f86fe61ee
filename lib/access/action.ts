import 'server-only'
import { createSafeActionClient } from 'next-safe-action'
import { headers } from 'next/headers'
import { z } from 'zod'
import { actionName } from '@/lib/platform/errors/action-names'
import type { Limit } from '@/lib/platform/rate-limit'
import { hashToken } from '@/lib/platform/secrets'
import { Refusal } from '@/lib/shared/refusal'
import { findActor, turnedAway, type Actor } from './actor'
import { findAdmin, type AdminActor } from './admin'
import {
  declared,
  refuseOtherRoles,
  type AdminDeclaration,
  type Declaration,
  type Declared,
  type OpenDeclaration,
  type RolelessDeclaration,
} from './declaration'
import { fieldErrors } from './forms/field-errors'
import { forScreensAndForms } from './forms/form-sending'
import { limit } from './limits'
import { toActionError } from './outcome'
import { findPerson, type PersonActor } from './person'
import { refuseOtherPage, requestFacts, signedOut, superAdminsOnly, type Visitor } from './request'
import { twoStepForSuperAdmins } from './two-step'
import { admitReviewer, type ReviewerActor } from './reviewer'

// Autosave debounces to at most 86 calls a minute, so it stays under this limit.
const perPerson: Limit = { name: 'actions', points: 100, seconds: 60 }
const perAddress: Limit = { name: 'public-actions', points: 60, seconds: 60 }
const perLink: Limit = { name: 'link-actions', points: 60, seconds: 60 }

/** The action this request calls; null for a form sent without a script. */
async function calledAction() {
  const id = (await headers()).get('next-action')
  return id === null ? undefined : actionName(id)
}

const client = createSafeActionClient({
  handleServerError: async (error, { metadata }) => toActionError(error, (await calledAction()) ?? metadata.action),
  defineMetadataSchema: () => z.object({ action: z.string() }),
})

type Command<Asker, Input, Result> = (asker: Asker, input: Input) => Promise<Result>

type After<Result, Input> = (result: Result, input: Input) => void | Promise<void>

/** Builds an action wrapper. Access is checked before the input is parsed. */
const actionOf =
  <Asker extends object, Said extends Declaration | AdminDeclaration | OpenDeclaration>(
    gate: Declared['gate'],
    admit: (sent: unknown) => Promise<Asker>,
  ) =>
  <Schema extends z.ZodType, Result>(
    schema: Schema,
    command: Command<Asker, z.output<Schema>, Result>,
    declaration: Said,
    after?: After<Result, z.output<Schema>>,
  ) => {
    const act = client
      .metadata({ action: command.name })
      .use(async ({ next, clientInput }) => {
        const asker = await admit(clientInput)
        refuseOtherRoles(declaration, asker)
        return next({ ctx: { asker } })
      })
      .inputSchema(schema, { handleValidationErrorsShape: fieldErrors })
      .action(async ({ parsedInput, ctx }) => {
        const input = parsedInput as z.output<Schema>
        const result = await command(ctx.asker, input)
        await after?.(result, input)
        return result
      })
    return declared(forScreensAndForms(act), { ...declaration, gate })
  }

const admitSigned =
  <Asker extends { userId: string; workspaceId?: string }>(find: () => Promise<Asker | null>) =>
  async () => {
    const asker = await find()
    if (!asker) throw await turnedAway(await findPerson())
    refuseOtherPage(await headers(), asker)
    await limit(perPerson, asker.userId)
    return asker
  }

const admitActor = admitSigned(findActor)

export const memberAction = actionOf<Actor, Declaration>('member', admitActor)

/** An action of any signed-in person, with or without a membership. */
export const personAction = actionOf<PersonActor, RolelessDeclaration>('person', admitSigned(findPerson))

function refusedAdmin(person: PersonActor | null) {
  if (person === null) return signedOut()
  return person.isSuperAdmin ? twoStepForSuperAdmins() : superAdminsOnly()
}

async function admitAdmin(): Promise<AdminActor> {
  const admin = await findAdmin()
  if (!admin) throw refusedAdmin(await findPerson())
  refuseOtherPage(await headers(), admin)
  await limit(perPerson, admin.userId)
  return admin
}

export const adminAction = actionOf<AdminActor, AdminDeclaration>('admin', admitAdmin)

async function admitVisitor(): Promise<Visitor> {
  const { address, device, registration } = await requestFacts()
  await limit(perAddress, address)
  return { address, device, registration }
}

export const publicAction = actionOf<Visitor, OpenDeclaration>('public', admitVisitor)

const withLink = z.object({ token: z.string().optional(), code: z.string().optional() })

async function admitLink(sent: unknown): Promise<Visitor> {
  const { address, device, registration } = await requestFacts()
  const { token, code } = withLink.safeParse(sent).data ?? {}
  // The limit isn't per address: strangers there must not block the link of a mail.
  await limit(perLink, hashToken(token ?? code ?? ''))
  return { address, device, registration }
}

/** An action of anyone with a mailed link; its token or code comes with the call. */
export const linkAction = actionOf<Visitor, OpenDeclaration>('public', admitLink)

const withCode = z.object({ code: z.string().max(100) })

const bringsCode = (sent: unknown) =>
  typeof sent === 'object' && sent !== null && 'code' in sent && sent.code !== undefined

async function admitHolder(sent: unknown): Promise<ReviewerActor> {
  const { data } = withCode.safeParse(sent)
  const reviewer = await admitReviewer(await requestFacts(), data?.code ?? '')
  if (!reviewer) throw new Refusal('not-found', 'This link is no longer valid.')
  // The limit isn't per address: a whole company may answer from one address.
  await limit(perPerson, reviewer.assigneeId)
  return reviewer
}

/** An action of an external reviewer; their code comes with every call. */
export const reviewerAction = actionOf<ReviewerActor, RolelessDeclaration>('reviewer', admitHolder)

/** An action members and external reviewers share. A code wins over the session. */
export const respondentAction = actionOf<Actor | ReviewerActor, RolelessDeclaration>('respondent', (sent) =>
  bringsCode(sent) ? admitHolder(sent) : admitActor(),
)
