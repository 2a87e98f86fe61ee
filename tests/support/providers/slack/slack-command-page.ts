import type { Person } from './slack-client'
import type { OpenedView, SlackProfile } from './slack-dialogs'
import type { InputBlock, Reply, View } from './slack-views'

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

const css = `body{font:15px/1.5 system-ui;max-width:34rem;margin:2rem auto;padding:0 1rem;color:#1d1c1d}h1{font-size:20px}
label,legend{display:block;font-weight:600;margin-top:14px}fieldset{border:0;padding:0;margin:0}fieldset label{font-weight:400;margin:4px 0}
input:not([type]),textarea,select{font:inherit;box-sizing:border-box;width:100%;padding:6px 8px;border:1px solid #888;border-radius:4px}
[type=submit]{font:inherit;margin-top:14px;padding:6px 16px;border:0;border-radius:4px;background:#007a5a;color:#fff}
.people{max-height:11rem;overflow:auto;border:1px solid #888;border-radius:4px;padding:2px 8px}.card{border:1px solid #ddd;border-radius:8px;padding:0 20px 20px;margin:20px 0}.small{font-size:13px;color:#616061;margin:4px 0}
.said{white-space:pre-line}.wrong{color:#b3261e;margin:4px 0}`

const hidden = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escaped(value)}">`)
    .join('')

const options = (all: readonly { value: string; text: { text: string } }[]) =>
  all.map(({ value, text }) => `<option value="${escaped(value)}">${escaped(text.text)}</option>`).join('')

type Drawn = {
  people: readonly SlackProfile[]
  errors: Readonly<Record<string, string>>
  given: Record<string, string>
}

function peopleField(name: string, initial: readonly string[], people: readonly SlackProfile[]) {
  const others = initial.filter((id) => people.every((person) => person.id !== id)).map((id) => ({ id, name: id }))
  const choices = [...others, ...people].map(({ id, name: shown }) => {
    const checked = initial.includes(id) ? ' checked' : ''
    return `<label><input type="checkbox" name="${name}:${escaped(id)}"${checked}> ${escaped(shown)}</label>`
  })
  return `<div class="people">${choices.join('')}</div>`
}

function controlOf({ block_id: name, element }: InputBlock, { people, given }: Drawn) {
  const kept = given[name]
  switch (element.type) {
    case 'plain_text_input':
      return `<textarea rows="3" id="${name}" name="${name}" maxlength="${element.max_length}">${escaped(kept ?? element.initial_value ?? '')}</textarea>`
    case 'multi_users_select':
      return peopleField(name, kept?.split(' ').filter(Boolean) ?? element.initial_users ?? [], people)
    case 'static_select':
      return `<select id="${name}" name="${name}">${options(element.options)}</select>`
    case 'radio_buttons':
      return element.options
        .map(
          ({ value, text }) =>
            `<label><input type="radio" name="${name}" value="${value}"${value === element.initial_option?.value ? ' checked' : ''}> ${escaped(text.text)}</label>`,
        )
        .join('')
  }
}

function inputOf(block: InputBlock, drawn: Drawn) {
  const { block_id: name, label, element } = block
  const wrong = drawn.errors[name]
  const error = wrong === undefined ? '' : `<p class="wrong" role="alert">${escaped(wrong)}</p>`
  const control = controlOf(block, drawn)
  return element.type === 'radio_buttons' || element.type === 'multi_users_select'
    ? `<fieldset><legend>${escaped(label.text)}</legend>${control}</fieldset>${error}`
    : `<label for="${name}">${escaped(label.text)}</label>${control}${error}`
}

function blockOf(block: View['blocks'][number], drawn: Drawn): string {
  if (block.type === 'input') return inputOf(block, drawn)
  if (block.type === 'section') return `<p class="said">${escaped(block.text.text)}</p>`
  if (block.type === 'context')
    return block.elements.map(({ text }) => `<p class="small">${escaped(text)}</p>`).join('')
  return block.elements.map(({ text, url }) => `<p><a href="${escaped(url)}">${escaped(text.text)}</a></p>`).join('')
}

/** A dialog as a form, with what is wrong beside its fields. */
export function dialogCard(view: OpenedView, person: Person, drawn: Drawn) {
  const fields = view.blocks.map((block) => blockOf(block, drawn)).join('')
  const send = view.submit === undefined ? '' : `<input type="submit" value="${escaped(view.submit.text)}">`
  return `<form class="card" role="dialog" aria-label="${escaped(view.title.text)}" method="post" action="/slack/submit">
<h2>${escaped(view.title.text)}</h2>${hidden({ ...person, view: view.id })}${fields}${send}</form>`
}

function elementOf(element: unknown) {
  const { text, url } = Object(element)
  const words = escaped(String(text?.text ?? text))
  return `<p class="small">${url === undefined ? words : `<a href="${escaped(String(url))}">${words}</a>`}</p>`
}

/** What only the one who typed or pressed sees. */
export const replyCard = ({ text, blocks }: Reply) => {
  const parts = blocks.map((block) => {
    if (block.type === 'section') return `<p class="said">${escaped(String(Object(block)['text']?.text))}</p>`
    const elements: unknown = Object(block)['elements']
    return Array.isArray(elements) ? elements.map(elementOf).join('') : ''
  })
  return `<section class="card" aria-label="Reply" data-text="${escaped(text)}">${parts.join('')}</section>`
}

/** A page on which somebody in Slack types a command, with what came of the last one. */
export const commandPage = (
  { team, user }: Person,
  shown = '',
) => `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Slack (stand-in)</title><style>${css}</style><body>
<h1>Slack (stand-in)</h1>${shown}<form method="post" action="/slack/command">
<label for="text">Message</label><input id="text" name="text" placeholder="/rapport thanks" autocomplete="off">
<label for="user">As</label><input id="user" name="user" value="${escaped(user)}">
<label for="team">In</label><input id="team" name="team" value="${escaped(team)}">
<input type="submit" value="Send command"></form></body></html>`
