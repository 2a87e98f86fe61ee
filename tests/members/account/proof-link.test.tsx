import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { AccountSection } from '@/components/members/account/account-section'
import { personActor, type PersonActor } from '@/lib/access/person'
import { findProofLink } from '@/lib/members/account/queries'
import { provables } from '@/lib/members/account/rules'
import { minutesFrom, setClock } from '@/lib/platform/clock'
import { aMember } from '@/tests/factories/members'
import { mailedCode } from './proof'

afterEach(() => setClock())

const gone = 'This link isn’t yours or has expired. Request a new one.'

/** The settings of somebody who came by a link with this code. */
async function settings(person: PersonActor, code: string, hasPassword = false, asked: string | null = null) {
  const proof = await findProofLink(person, 'email-change', code)
  return renderToStaticMarkup(
    <AccountSection email={person.email} hasPassword={hasPassword} asked={asked} proof={proof} />,
  )
}

const aPersonHere = async () => personActor((await aMember()).userId)

test.each(provables)('a link that still counts is kept, and one that does not says why', async (act) => {
  const [person, other] = [await aPersonHere(), await aPersonHere()]
  const code = await mailedCode(person, act)
  expect(await findProofLink(person, act, '')).toEqual({ code: '', gone: null })
  expect(await findProofLink(person, act, code)).toEqual({ code, gone: null })
  expect(await findProofLink(other, act, code)).toEqual({ code: '', gone })
  setClock(() => minutesFrom(new Date(), 30.1))
  expect(await findProofLink(person, act, code)).toEqual({ code: '', gone })
})

test('who comes by a link that has run out can have a new one mailed', async () => {
  const person = await aPersonHere()
  const code = await mailedCode(person, 'email-change')
  const [linkForm, addressField] = ['name="act"', 'New e-mail address']
  expect(await settings(person, code)).toContain(addressField)
  setClock(() => minutesFrom(new Date(), 30.1))
  const shown = await settings(person, code)
  for (const part of [linkForm, gone, 'Mail me the link']) expect(shown).toContain(part)
  expect(shown).not.toContain(addressField)
  expect(await settings(person, '')).not.toContain(gone)
})

test('an address that waits for its link can be given up', async () => {
  const shown = await settings(await aPersonHere(), '', true, 'new@acme.example')
  for (const part of ['If new@<wbr/>acme.example can be used', 'Cancel this change']) expect(shown).toContain(part)
})

test('who has a password by now is asked for it in the place of a link that has run out', async () => {
  const person = await aPersonHere()
  const code = await mailedCode(person, 'email-change')
  setClock(() => minutesFrom(new Date(), 30.1))
  expect(await settings(person, code, true)).toContain('name="password"')
})
