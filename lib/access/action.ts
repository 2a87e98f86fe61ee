import 'server-only'
import { createSafeActionClient } from 'next-safe-action'
import { headers } from 'next/headers'
import { z } from 'zod'
import { takeFrom, type Limit } from '@/lib/platform/rate-limit'
import { Refusal } from '@/lib/shared/refusal'
import { waitInWords } from '@/lib/shared/text'
import { findActor, type Actor } from './actor'
import { forScreensAndForms } from './form-sending'
import { toActionError } from './outcome'
import { findPerson, type PersonActor } from './person'
import { refuseOtherPage, requestFacts } from './request'
import { admitReviewer, type ReviewerActor } from './reviewer'

// What saves by itself while somebody types waits for a pause that lets it come 86 times a minute at most.
const perPerson: Limit = { name: 'actions', points: 100, seconds: 60 }
const perAddress: Limit = { name: 'public-actions', points: 60, seconds: 60 }

export const signedOut = () => new Refusal('signed-out', 'Your session has ended. Sign in again to go on.')
export const tooMany = (seconds: number) =>
  new Refusal('too-many', `That was too often. Try again ${waitInWords(seconds)}.`, {}, seconds)

/** Takes one from the limit of this key, or refuses until it fills again. */
export async function limit(kind: Limit, key: string) {
  const wait = await takeFrom(kind, key)
  if (wait > 0) throw tooMany(wait)
}

const client = createSafeActionClient({
  handleServerError: (error, { metadata }) => toActionError(error, metadata.action),
  defineMetadataSchema: () => z.object({ action: z.string() }),
})

/** What is wrong, by the path of the field: `content.questions.0.questionText`. */
const sentencesByPath = (faults: object, path = ''): [path: string, sentences: string[]][] =>
  Object.entries(faults).flatMap(([key, found]) =>
    key === '_errors' ? [[path, found]] : sentencesByPath(found, path === '' ? key : `${path}.${key}`),
  )

const flatten = {
  // The library's own flat shape forgets whatever lies below the first level.
  handleValidationErrorsShape: async (faults: object) => {
    const { '': formErrors = [], ...fieldErrors } = Object.fromEntries(sentencesByPath(faults))
    return { formErrors, fieldErrors }
  },
}

/** Runs in the request after the command, to refresh what is shown or to go elsewhere. */
type After<Result, Input> = (result: Result, input: Input) => void | Promise<void>

async function run<Asker, Input, Result>(
  command: (asker: Asker, input: Input) => Promise<Result>,
  asker: Asker,
  input: Input,
  after?: After<Result, Input>,
) {
  const result = await command(asker, input)
  await after?.(result, input)
  return result
}

/** An action of a signed-in person. Who they are is settled before what they sent is looked at. */
export function memberAction<Schema extends z.ZodType, Result>(
  schema: Schema,
  command: (actor: Actor, input: z.output<Schema>) => Promise<Result>,
  after?: After<Result, z.output<Schema>>,
) {
  const act = client
    .metadata({ action: command.name })
    .use(async ({ next }) => {
      const actor = await findActor()
      if (!actor) throw signedOut()
      refuseOtherPage(await headers(), actor)
      await limit(perPerson, actor.userId)
      return next({ ctx: { actor } })
    })
    .inputSchema(schema, flatten)
    .action(({ parsedInput, ctx }) => run(command, ctx.actor, parsedInput as z.output<Schema>, after))
  return forScreensAndForms(act)
}

/** An action of whoever is signed in, with a place in a workspace or without one. */
export function personAction<Schema extends z.ZodType, Result>(
  schema: Schema,
  command: (person: PersonActor, input: z.output<Schema>) => Promise<Result>,
  after?: After<Result, z.output<Schema>>,
) {
  const act = client
    .metadata({ action: command.name })
    .use(async ({ next }) => {
      const person = await findPerson()
      if (!person) throw signedOut()
      refuseOtherPage(await headers(), person)
      await limit(perPerson, person.userId)
      return next({ ctx: { person } })
    })
    .inputSchema(schema, flatten)
    .action(({ parsedInput, ctx }) => run(command, ctx.person, parsedInput as z.output<Schema>, after))
  return forScreensAndForms(act)
}

/** What a command for anybody at all is given besides its input: the address, for its own limits. */
export type Visitor = { address: string }

/** An action anybody may call, signed in or not. */
export function publicAction<Schema extends z.ZodType, Result>(
  schema: Schema,
  command: (visitor: Visitor, input: z.output<Schema>) => Promise<Result>,
  after?: After<Result, z.output<Schema>>,
) {
  const act = client
    .metadata({ action: command.name })
    .use(async ({ next }) => {
      const { address } = await requestFacts()
      await limit(perAddress, address)
      return next({ ctx: { visitor: { address } } })
    })
    .inputSchema(schema, flatten)
    .action(({ parsedInput, ctx }) => run(command, ctx.visitor, parsedInput as z.output<Schema>, after))
  return forScreensAndForms(act)
}

const withCode = z.object({ code: z.string().max(100) })

/** An action of somebody who holds the e-mailed link of a review; its code comes with every call. */
export function reviewerAction<Schema extends z.ZodObject, Result>(
  schema: Schema,
  command: (reviewer: ReviewerActor, input: z.output<Schema>) => Promise<Result>,
  after?: After<Result, z.output<Schema>>,
) {
  const act = client
    .metadata({ action: command.name })
    .use(async ({ next, clientInput }) => {
      const sent = withCode.safeParse(clientInput)
      const reviewer = await admitReviewer(sent.success ? sent.data.code : '')
      if (!reviewer) throw new Refusal('not-found', 'This link is not valid any more.')
      // Not of their address: everybody whom one company lets answer may come from the same.
      await limit(perPerson, reviewer.assigneeId)
      return next({ ctx: { reviewer } })
    })
    .inputSchema(schema, flatten)
    .action(({ parsedInput, ctx }) => run(command, ctx.reviewer, parsedInput as z.output<Schema>, after))
  return forScreensAndForms(act)
}
