import { z } from 'zod'
import { slackAccountOf } from './slack-oauth'
import type { Answer, Route } from './stand-in'
import { replySchema, viewSchema, type Reply, type View } from './slack-views'

/** Somebody as Slack knows them. */
export type SlackProfile = { id: string; name: string; email?: string }

export type OpenedView = View & { id: string }

const parsedView = z.preprocess((sent) => JSON.parse(String(sent)), viewSchema)

const openBody = z.strictObject({ trigger_id: z.string().min(1), view: parsedView })

const failed = (error: string): Answer => ({ json: { ok: false, error } })

/**
 * The dialogs of Slack, its answers to pressed buttons, and what it tells of people. `opened` holds the dialogs by the trigger
 * that opened each, `replies` what was posted, by the last part of its address; a trigger opens one dialog.
 */
export function slackDialogRoutes(revoked: ReadonlySet<string> = new Set()) {
  const opened = new Map<string, OpenedView>()
  const replies = new Map<string, Reply>()
  const people = new Map<string, SlackProfile>()
  let made = 0

  const ofBot = (answer: Route['answer']): Route['answer'] =>
    async (asked) => {
      const found = slackAccountOf(asked, revoked)
      if ('error' in found) return failed(found.error)
      return found.account.startsWith('bot:') ? answer(asked) : failed('not_allowed_token_type')
    }

  const routes: Route[] = [
    {
      method: 'POST',
      path: '/api/views.open',
      body: openBody,
      answer: ofBot(({ body }) => {
        const { trigger_id: trigger, view } = openBody.parse(body)
        if (opened.has(trigger)) return failed('exchanged_trigger_id')
        const id = `V${Date.now()}${(made += 1)}`
        opened.set(trigger, { ...view, id })
        return { json: { ok: true, view: { ...view, id } } }
      }),
    },
    {
      method: 'POST',
      path: '/api/users.info',
      body: z.strictObject({ user: z.string() }),
      answer: ofBot(({ body }) => {
        const found = people.get(z.object({ user: z.string() }).parse(body).user)
        if (found === undefined) return failed('user_not_found')
        const { id, name, email } = found
        const profile = { real_name: name, ...(email !== undefined && { email }) }
        return { json: { ok: true, user: { id, name: id.toLowerCase(), real_name: name, is_bot: false, profile } } }
      }),
    },
    {
      method: 'POST',
      path: '/reply/:id',
      body: replySchema,
      answer: ({ params, body }) => {
        replies.set(params['id'] ?? '', replySchema.parse(body))
        return { html: 'ok' }
      },
    },
  ]
  return { routes, opened, replies, people }
}

export type SlackDialogs = ReturnType<typeof slackDialogRoutes>
