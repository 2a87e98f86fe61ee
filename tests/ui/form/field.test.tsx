import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Field } from '@/components/ui/form/field'

test('the Tab key comes to a field before it comes to a link at the end of its label', () => {
  const markup = renderToStaticMarkup(
    <Field label="Password" aside={<a href="/forgot-password">Forgot it?</a>}>
      {(control) => <input {...control} type="password" />}
    </Field>,
  )
  const places = ['<label', '<input', '<a '].map((tag) => markup.indexOf(tag))
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  expect(places[0]).toBeGreaterThan(0)
})
