import { z } from 'zod'
import { aCommandOf, aPressOf, aSubmissionOf, signedHeaders, type Person, type SlackSends } from './slack-client'
import { commandPage, dialogCard, replyCard } from './slack-command-page'
import type { OpenedView, SlackDialogs } from './slack-dialogs'
import { replySchema, type InputBlock } from './slack-views'
import type { Answer, Asked, Route } from '@/tests/support/providers/stand-in'

const who = { team: z.string().default('T0ACME'), user: z.string().default('U0MAYA') }
const typedBody = z.object({ ...who, text: z.string().default('') })
const pressedBody = z.object({ ...who, action: z.string(), value: z.string().default('') })
const sentBody = z.looseObject({ ...who, view: z.string() })
const dialogQuery = z.object({ ...who, trigger: z.string() })

const errorsSchema = z.object({ response_action: z.literal('errors'), errors: z.record(z.string(), z.string()) })

const freshId = () => `${Date.now()}.${Math.random().toString(36).slice(2)}`

/** What a field of a form says in the words of Slack. */
function valueOf({ element }: InputBlock, given: string) {
  if (element.type === 'multi_users_select')
    return { type: element.type, selected_users: given.split(' ').filter(Boolean) }
  if (element.type === 'plain_text_input') return { type: element.type, value: given === '' ? null : given }
  return { type: element.type, selected_option: given === '' ? null : { value: given } }
}

/** What was filled in, by block; people as their ids with blanks between. */
function givenIn({ block_id: name, element }: InputBlock, fields: Readonly<Record<string, unknown>>) {
  if (element.type !== 'multi_users_select') return String(fields[name] ?? '')
  const chosen = Object.keys(fields).filter((field) => field.startsWith(`${name}:`))
  return chosen.map((field) => field.slice(name.length + 1)).join(' ')
}

const inputsOf = ({ blocks }: OpenedView) => blocks.filter((block) => block.type === 'input')

/** Sends to the product what Slack sends, and returns what the answer holds, or null. */
async function send(productUrl: string, { to, type, body }: SlackSends): Promise<unknown> {
  const headers = { 'content-type': type, ...signedHeaders(body) }
  const answer = await fetch(`${productUrl}/api/slack/${to}`, { method: 'POST', body, headers })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`The product answered ${answer.status} to ${to}.`)
  return text === '' ? null : JSON.parse(text)
}

const page = (person: Person, shown?: string): Answer => ({ html: commandPage(person, shown) })

type Stand = SlackDialogs & { productUrl: string }

const draw = ({ people }: Stand, view: OpenedView, person: Person, errors = {}, given = {}) =>
  page(person, dialogCard(view, person, { people: [...people.values()], errors, given }))

async function type(stand: Stand, { body }: Asked): Promise<Answer> {
  const { text, ...person } = typedBody.parse(body)
  const trigger = freshId()
  const words = text.replace(/^\s*\/rapport\s*/, '')
  const said = await send(stand.productUrl, aCommandOf(person, words, trigger))
  const view = stand.opened.get(trigger)
  if (view) return draw(stand, view, person)
  return page(person, said === null ? '' : replyCard(replySchema.parse(said)))
}

async function submit(stand: Stand, { body }: Asked): Promise<Answer> {
  const { view: id, team, user, ...fields } = sentBody.parse(body)
  const person = { team, user }
  const view = [...stand.opened.values()].find((one) => one.id === id)
  if (!view) return page(person, '<p role="status">This dialog is gone.</p>')
  const inputs = inputsOf(view)
  const given = Object.fromEntries(inputs.map((block) => [block.block_id, givenIn(block, fields)]))
  const values = Object.fromEntries(
    inputs.map((block) => [block.block_id, valueOf(block, given[block.block_id] ?? '')]),
  )
  const sending = { id, callbackId: view.callback_id ?? '', about: view.private_metadata, values }
  const said = await send(stand.productUrl, aSubmissionOf(person, sending))
  if (said === null) return page(person, '<p role="status">Sent</p>')
  return draw(stand, view, person, errorsSchema.parse(said).errors, given)
}

function show(stand: Stand, person: Person, trigger: string): Answer {
  const [view, reply] = [stand.opened.get(trigger), stand.replies.get(trigger)]
  return view ? draw(stand, view, person) : page(person, reply && replyCard(reply))
}

async function press(stand: Stand, { body, headers: { host = '' } }: Asked): Promise<Answer> {
  const { action, value, ...person } = pressedBody.parse(body)
  const triggerId = freshId()
  const button = { actionId: action, value, triggerId, responseUrl: `http://${host}/slack/reply/${triggerId}` }
  await send(stand.productUrl, aPressOf(person, button))
  return show(stand, person, triggerId)
}

/** A page for typing commands as anybody, filling in the dialogs they open, and pressing buttons of messages. */
export function slackCommandRoutes(dialogs: SlackDialogs, productUrl: string): Route[] {
  const stand = { ...dialogs, productUrl }
  const shown = ({ query }: Asked) => {
    const { trigger, ...person } = dialogQuery.parse(query)
    return show(stand, person, trigger)
  }
  return [
    { method: 'GET', path: '/command', answer: ({ query }) => page(typedBody.parse(query)) },
    { method: 'GET', path: '/dialog', query: dialogQuery, answer: shown },
    { method: 'POST', path: '/command', body: typedBody, answer: (asked) => type(stand, asked) },
    { method: 'POST', path: '/submit', body: sentBody, answer: (asked) => submit(stand, asked) },
    { method: 'POST', path: '/act', body: pressedBody, answer: (asked) => press(stand, asked) },
  ]
}
