import { Fragment, type ReactNode } from 'react'
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

/** What somebody wrote, with the breaks they made. */
export function Quote({ children }: { children: string }) {
  const lines = children.trim().split(/\n+/)
  return (
    <Text className="quote ink" style={look.quote}>
      {lines.map((line, index) => (
        <Fragment key={index}>
          {index > 0 && <br />}
          {line}
        </Fragment>
      ))}
    </Text>
  )
}

/** "Hi Tom,": mails about an account call their reader by name, which those of impostors rarely do. */
export const Greeting = ({ name }: { name: string }) => (name === '' ? null : <Paragraph>Hi {name},</Paragraph>)

/** A quieter line below the button: how long the link works, what to do if this was unexpected. */
export function SmallPrint({ children }: { children: ReactNode }) {
  return (
    <Text className="muted" style={{ ...look.small, marginTop: '16px' }}>
      {children}
    </Text>
  )
}
