import NextLink from 'next/link'
import type { ComponentProps } from 'react'

export interface LinkProps extends ComponentProps<'a'>, Pick<ComponentProps<typeof NextLink>, 'scroll' | 'onNavigate'> {
  href: string
}

/** App routes; files, other sites and fragments are the browser's. */
const isScreen = (href: string) => href.startsWith('/') && !href.startsWith('/api/')

/**
 * A link. No prefetch, because a list would load fifty screens, and none on hover, because the router would show a
 * screen up to thirty seconds old.
 */
export function Link(props: LinkProps) {
  if (isScreen(props.href)) return <NextLink prefetch={false} {...props} />
  const { scroll: _scroll, onNavigate: _onNavigate, children, ...rest } = props
  return <a {...rest}>{children}</a>
}
