import { NextRequest } from 'next/server'
import type { Actor } from '@/lib/access/actor'
import { anybody } from '@/lib/access/declaration'
import { slackRoute } from '@/lib/access/route'
import { db } from '@/lib/platform/db'
import { randomId } from '@/lib/shared/randomness'
import { runSlashCommand } from '@/lib/slack/acts/commands/run-slash-command'
import { sendReplies } from '@/lib/slack/acts/commands/send-replies'
import { takeInteraction } from '@/lib/slack/acts/commands/take-interaction'
import { takeSlackEvent } from '@/lib/slack/acts/commands/take-slack-event'
import { interactionSchema, slackDialogs, slackEventSchema, slashCommandSchema } from '@/lib/slack/acts/schema'
import {
  aCommandOf,
  aPressOf,
  aSubmissionOf,
  signedHeaders,
  type Person,
  type SlackSends,
} from '@/tests/support/providers/slack/slack-client'
import { slackDialogRoutes } from '@/tests/support/providers/slack/slack-dialogs'
import { aSlackAccount, aSlackWorkspace, theProviders } from '@/tests/factories/integrations'
import { aMember, anAdmin } from '@/tests/factories/members'
import { aWorkspace, unique } from '@/tests/factories/workspaces'

/** What app/api/slack binds. */
const routes = {
  commands: slackRoute(slashCommandSchema, runSlashCommand, anybody),
  events: slackRoute(slackEventSchema, takeSlackEvent, anybody),
  interactivity: slackRoute(interactionSchema, takeInteraction, anybody),
}

/** Sends what Slack sends to the route for it. */
export const sendAsSlack = ({ to, body, type }: SlackSends, headers: Record<string, string> = signedHeaders(body)) =>
  routes[to](
    new NextRequest(`http://rapport.test/api/slack/${to}`, {
      method: 'POST',
      body,
      headers: { 'content-type': type, ...headers },
    }),
  )

/** What our answer holds, or null where it is empty. */
export async function answerTo(sends: SlackSends) {
  const text = await (await sendAsSlack(sends)).text()
  return text === '' ? null : JSON.parse(text)
}

/** A workspace whose Slack is connected, with the stand-in that answers for it. */
export async function aSlack(plan: 'PRO' | 'FREE' = 'PRO') {
  const dialogs = slackDialogRoutes()
  const providers = await theProviders({ slack: dialogs.routes })
  const workspace = await aWorkspace({ plan })
  const admin = await anAdmin({ workspace })
  const { id: integrationId, externalId: team } = await aSlackWorkspace(admin, providers)
  return { ...dialogs, providers, standIn: providers.standIn, workspace, admin, integrationId, team }
}

export type TestSlack = Awaited<ReturnType<typeof aSlack>>

/** An id of somebody as Slack makes them. */
const aUserId = () => unique('U').replace('-', '').toUpperCase()

/** A member who has connected their Slack account, and who they are there. */
export async function aPersonIn({ providers, workspace, team }: TestSlack, given: { firstName?: string } = {}) {
  const actor = await aMember({ workspace, ...given })
  const { externalId: user } = await aSlackAccount(actor, providers, aUserId())
  return { actor, person: { team, user } satisfies Person }
}

/** A member who has not, and whom Slack knows by their address. */
export async function aNamesakeIn({ workspace, people, team }: TestSlack) {
  const actor = await aMember({ workspace })
  const id = aUserId()
  people.set(id, { id, name: `${actor.firstName} ${actor.lastName}`, email: actor.email })
  return { actor, person: { team, user: id } }
}

/** Types a command, and returns the dialog it opened, if any, with what was answered. */
export async function typed(slack: TestSlack, person: Person, text: string) {
  const trigger = randomId()
  const answer = await answerTo(aCommandOf(person, text, trigger))
  return { answer, dialog: slack.opened.get(trigger) ?? null }
}

/** Presses a button, lets our reply leave, and returns it with the dialog it opened. */
export async function pressed(
  slack: TestSlack,
  person: Person,
  button: { actionId: string; value: string; blocks?: object[] },
) {
  const [trigger, reply] = [randomId(), randomId()]
  const responseUrl = new URL(`/slack/reply/${reply}`, process.env.SLACK_API_URL).href
  const answer = await answerTo(aPressOf(person, { ...button, triggerId: trigger, responseUrl }))
  await sendReplies()
  return { answer, dialog: slack.opened.get(trigger) ?? null, reply: slack.replies.get(reply) ?? null, replyId: reply }
}

export const chosen = (...people: { person: Person }[]) => ({ selected_users: people.map(({ person }) => person.user) })
export const wrote = (value: string) => ({ value })
export const picked = (value: string) => ({ selected_option: { value } })

type Filled = { id?: string; about?: string; values: Record<string, object> }

/** Sends a dialog, and returns what stands beside its fields; null: it was taken. */
export const submitted = (person: Person, dialog: keyof typeof slackDialogs, { id = unique('V'), ...filled }: Filled) =>
  answerTo(aSubmissionOf(person, { id, callbackId: slackDialogs[dialog], ...filled }))

/** The applause that somebody gave. */
export const givenBy = ({ memberId }: Actor) =>
  db.applause.findMany({ where: { giverId: memberId }, include: { recipients: true } })
