// Slack's signed requests: app events, typed commands, button presses and dialogs. Each is parsed and names its Slack
// workspace and person.
import { z } from 'zod'

export const slackDialogs = { thanks: 'applause.give', ask: 'review.ask', answer: 'review.answer' } as const

const id = z.string().min(1).max(100)

const eventSchema = z.object({
  type: z.string().max(100),
  tokens: z
    .object({ oauth: z.array(id).default([]), bot: z.array(id).default([]) })
    .partial()
    .optional(),
})
export type SlackEventPart = z.infer<typeof eventSchema>

/** The Slack person of a request, none for events; the member is looked up by it. */
export type SlackActor = { teamId: string; userId: string }

const NOBODY = 'none'

const ofTeam = (teamId: string): SlackActor => ({ teamId, userId: NOBODY })

/** An app event, Slack's URL check, or an unexpected one. */
export const slackEventSchema = z.union([
  z
    .object({ type: z.literal('url_verification'), challenge: z.string().max(1000) })
    .transform((input) => ({ asker: ofTeam(NOBODY), input })),
  z
    .object({ type: z.literal('event_callback'), event_id: id, team_id: id, event: eventSchema })
    .transform(({ type, event_id: eventId, team_id: teamId, event }) => ({
      asker: ofTeam(teamId),
      input: { type, eventId, event },
    })),
  z
    .object({ type: z.string().max(100), team_id: id.default(NOBODY) })
    .transform(({ team_id: teamId }) => ({ asker: ofTeam(teamId), input: { type: 'other' as const } })),
])
export type SlackEventInput = z.output<typeof slackEventSchema>['input']

/** A typed command; its trigger opens a dialog within three seconds. */
export const slashCommandSchema = z
  .object({ team_id: id, user_id: id, text: z.string().max(4000).default(''), trigger_id: z.string().max(200) })
  .transform(({ team_id: teamId, user_id: userId, trigger_id: triggerId, text }) => ({
    asker: { teamId, userId },
    input: { triggerId, text },
  }))
export type SlashCommandInput = z.output<typeof slashCommandSchema>['input']

const person = { team: z.object({ id }), user: z.object({ id, team_id: id.optional() }) }

type Person = { team: { id: string }; user: { id: string; team_id?: string | undefined } }

// People of another Slack workspace, in a shared channel, are unknown here.
const askerOf = ({ team, user }: Person): SlackActor => ({
  teamId: team.id,
  userId: user.team_id !== undefined && user.team_id !== team.id ? NOBODY : user.id,
})

const blockSchema = z.looseObject({ type: z.string(), elements: z.array(z.looseObject({})).optional() })
export type SlackBlock = z.infer<typeof blockSchema>

const pressed = z
  .object({
    ...person,
    type: z.literal('block_actions'),
    trigger_id: id.max(200),
    actions: z.array(z.looseObject({ action_id: z.string().max(255), value: z.string().max(2000).default('') })).min(1),
    response_url: z.string().max(500).optional(),
    message: z.object({ blocks: z.array(blockSchema).default([]) }).optional(),
  })
  .transform(({ type, trigger_id: triggerId, actions: [action], response_url: responseUrl = '', ...sent }) => ({
    asker: askerOf(sent),
    input: {
      type,
      triggerId,
      responseUrl,
      actionId: action?.action_id ?? '',
      value: action?.value ?? '',
      blocks: sent.message?.blocks ?? [],
    },
  }))
export type PressedInput = z.output<typeof pressed>['input']

const shortcut = z
  .object({ ...person, type: z.literal('shortcut'), trigger_id: id.max(200), callback_id: z.string().max(255) })
  .transform(({ type, trigger_id: triggerId, callback_id: callbackId, ...sent }) => ({
    asker: askerOf(sent),
    input: { type, triggerId, callbackId },
  }))
export type ShortcutInput = z.output<typeof shortcut>['input']

const stateSchema = z
  .looseObject({
    value: z.string().nullish(),
    selected_option: z.object({ value: z.string().max(200) }).nullish(),
    selected_users: z.array(id).max(200).optional(),
  })
  .transform(({ value, selected_option: option, selected_users: users }) => ({
    text: value ?? option?.value ?? '',
    users: users ?? [],
  }))

type Field = z.output<typeof stateSchema>

/** By block id; each block has one field. */
const fieldsOf = (values: Readonly<Record<string, Record<string, Field>>>): Record<string, Field> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([block, held]) =>
      Object.values(held)
        .slice(0, 1)
        .map((field) => [block, field]),
    ),
  )

const submitted = z
  .object({
    ...person,
    type: z.literal('view_submission'),
    view: z.object({
      id,
      callback_id: z.string().max(255),
      private_metadata: z.string().max(3000).default(''),
      state: z.object({ values: z.record(z.string(), z.record(z.string(), stateSchema)) }),
    }),
  })
  .transform(({ type, view, ...sent }) => ({
    asker: askerOf(sent),
    input: {
      type,
      viewId: view.id,
      callbackId: view.callback_id,
      about: view.private_metadata,
      fields: fieldsOf(view.state.values),
    },
  }))
export type SubmittedInput = z.output<typeof submitted>['input']

const other = z
  .object({ type: z.string().max(100), team: z.object({ id }).nullish() })
  .transform(({ team }) => ({ asker: ofTeam(team?.id ?? NOBODY), input: { type: 'other' as const } }))

export const interactionSchema = z.union([pressed, shortcut, submitted, other])
export type InteractionInput = z.output<typeof interactionSchema>['input']

export const answeredSchema = z
  .string()
  .transform((about) => Object.fromEntries(new URLSearchParams(about)))
  .pipe(z.object({ reviewId: z.uuid(), responseUrl: z.string().default(''), isList: z.literal('true').optional() }))
