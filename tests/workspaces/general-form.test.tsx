import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { GeneralForm } from '@/components/workspaces/edit/general-form'
import { zoneChoices } from '@/lib/members/profile/rules'

test('a time zone that the browser does not list is still among the choices', () => {
  const settings = { workspaceName: 'Acme', description: '', timeZone: 'Etc/UTC' }
  expect(renderToStaticMarkup(<GeneralForm settings={settings} />)).toContain('value="Etc/UTC"')
})

test('time zones stand in the order in which people find them in their own settings', () => {
  const settings = { workspaceName: 'Acme', description: '', timeZone: 'Asia/Kolkata' }
  const markup = renderToStaticMarkup(<GeneralForm settings={settings} />)
  const values = [...markup.matchAll(/<option value="([^"]+)"/g)].map(([, zone]) => zone)
  expect(values).toEqual(zoneChoices('Asia/Kolkata').map(({ value }) => value))
})
