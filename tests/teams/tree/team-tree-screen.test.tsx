import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TeamTreeScreen } from '@/components/teams/org/team-tree-screen'

const linksToMake = (search: string) => {
  const tree = { branches: [], count: 0, next: null, isCut: false, can: { create: true } }
  return (
    renderToStaticMarkup(<TeamTreeScreen filter={{ search }} tree={tree} />).split('href="/users/teams/add"').length - 1
  )
}

test('where there are no teams yet, there is one way to make the first; a search leaves it where it was', () => {
  expect([linksToMake(''), linksToMake('zebra')]).toEqual([1, 1])
})
