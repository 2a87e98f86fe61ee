import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { GeneralForm } from '@/components/workspaces/edit/general-form'

test('a time zone that the browser does not list is still among the choices', () => {
  const settings = { workspaceName: 'Acme', description: '', timeZone: 'Etc/UTC' }
  expect(renderToStaticMarkup(<GeneralForm settings={settings} />)).toContain('value="Etc/UTC"')
})
