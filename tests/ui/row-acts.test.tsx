import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Button } from '@/components/ui/button/button'
import { RowActs } from '@/components/ui/list/row-acts'

const acts = { keep: () => Promise.resolve({}) }

test('a press on the button of a row is kept for the script: it sends a form that React holds until it has come', () => {
  const shown = renderToString(
    <RowActs acts={acts}>
      <Button type="submit" name="keep" value="7">
        Keep
      </Button>
    </RowActs>,
  )
  expect(shown).toMatch(/<form action="javascript:throw new Error\([^"]*React form unexpectedly submitted/)
  expect(shown).toMatch(/<form[^]*<button type="submit" name="keep" value="7"|<form[^]*<button name="keep" value="7" type="submit"/)
})
