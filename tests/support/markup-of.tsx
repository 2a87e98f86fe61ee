import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

const stay = () => undefined

const router = {
  bfcacheId: '',
  back: stay,
  forward: stay,
  refresh: stay,
  push: stay,
  replace: stay,
  prefetch: stay,
}

/** The markup of a screen that may go elsewhere, with these ways of its own. */
export const markupOf = (screen: ReactElement, own: Partial<typeof router> = {}) =>
  renderToStaticMarkup(<AppRouterContext.Provider value={{ ...router, ...own }}>{screen}</AppRouterContext.Provider>)
