import { PathnameContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { NavLink } from '@/components/shell/sidebar/nav-link'

const isHere = (path: string, href: string) =>
  renderToStaticMarkup(
    <PathnameContext value={path}>
      <NavLink href={href} label="Place">
        Place
      </NavLink>
    </PathnameContext>,
  ).includes('aria-current="page"')

test.each([
  ['/feedback', '/feedback'],
  ['/feedback/id/1', '/feedback'],
  ['/feedback/reports', '/reports'],
  ['/one-on-one/reports', '/reports'],
  ['/reports', '/reports'],
])('%s is in %s, and nowhere else', (path, place) => {
  expect(['/feedback', '/one-on-one', '/reports'].filter((href) => isHere(path, href))).toEqual([place])
})
