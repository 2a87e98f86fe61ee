import type { ReactNode } from 'react'
import { Heading, Text } from 'react-email'
import { look } from './look'

/** The thing the letter is about, once, in large. */
export function Title({ children }: { children: ReactNode }) {
  return (
    <Heading as="h1" className="ink" style={look.title}>
      {children}
    </Heading>
  )
}

export function Paragraph({ children }: { children: ReactNode }) {
  return (
    <Text className="ink" style={look.text}>
      {children}
    </Text>
  )
}

/** A quieter line below the button: how long the link works, what to do if this was unexpected. */
export function SmallPrint({ children }: { children: ReactNode }) {
  return (
    <Text className="muted" style={{ ...look.small, marginTop: '16px' }}>
      {children}
    </Text>
  )
}
