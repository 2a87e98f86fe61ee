import { z } from 'zod'
import { slackAccountOf } from './slack-oauth'
import type { Answer, Asked, Route } from '@/tests/support/providers/stand-in'
import { replySchema, viewSchema, type Reply, type View } from './slack-views'

/** Somebody as Slack knows them. */
export type SlackProfile = { id: string; name: string; email?: string }

export type OpenedView = View & { id: string }

const parsedView = z.preprocess((sent) => JSON.parse(String(sent)), viewSchema)

const openBody = z.strictObject({ trigger_id: z.string().min(1), view: parsedView })

const failed = (error: string): Answer => ({ json: { ok: false, error } })

const infoBody = z.strictObject({ user: z.string() })

/** What Slack tells of somebody it knows. */
function infoOf(found: SlackProfile | undefined): Answer {
  if (found === undefined) return failed('user_not_found')
  const { id, name, email } = found
  const profile = { real_name: name, ...(email !== undefined && { email }) }
  return { json: { ok: true, user: { id, name: id.toLowerCase(), real_name: name, is_bot: false, profile } } }
}

let made = 0

/** A trigger opens one dialog. */
function open(opened: Map<string, OpenedView>, { trigger_id: trigger, view }: z.output<typeof openBody>): Answer {
  if (opened.has(trigger)) return failed('exchanged_trigger_id')
  const id = `V${Date.now()}${(made += 1)}`
  opened.set(trigger, { ...view, id })
  return { json: { ok: true, view: { ...view, id } } }
}

/**
 * The dialogs of Slack, its answers to pressed buttons, and what it tells of people. `opened` holds the dialogs by the trigger
 * that opened each, `replies` what was posted, by the last part of its address.
 */
export function slackDialogRoutes(revoked: ReadonlySet<string> = new Set()) {
  const opened = new Map<string, OpenedView>()
  const replies = new Map<string, Reply>()
  const people = new Map<string, SlackProfile>()

  const ofBot = (name: string, body: z.ZodType, answer: Route['answer']): Route => ({
    method: 'POST',
    path: `/api/${name}`,
    body,
    answer: async (asked) => {
      const found = slackAccountOf(asked, revoked)
      if ('error' in found) return failed(found.error)
      return found.account.startsWith('bot:') ? answer(asked) : failed('not_allowed_token_type')
    },
  })

  const reply = ({ params, body }: Asked): Answer => {
    replies.set(params['id'] ?? '', replySchema.parse(body))
    return { html: 'ok' }
  }

  const routes: Route[] = [
    ofBot('views.open', openBody, ({ body }) => open(opened, openBody.parse(body))),
    ofBot('users.info', infoBody, ({ body }) => infoOf(people.get(infoBody.parse(body).user))),
    { method: 'POST', path: '/reply/:id', body: replySchema, answer: reply },
  ]
  return { routes, opened, replies, people }
}

export type SlackDialogs = ReturnType<typeof slackDialogRoutes>
