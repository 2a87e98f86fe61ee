import { Fragment, type ReactNode } from 'react'
import { Heading, Link, Text } from 'react-email'
import { look } from './look'

/** The mail's object, in large. */
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

/** A quote with its line breaks. */
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

/** A link within a sentence. */
export function WordLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} className="teal" style={look.wordLink}>
      {children}
    </Link>
  )
}

/** "Hi Tom,": account mails use the name, which phishing rarely knows. */
export const Greeting = ({ name }: { name: string }) => (name === '' ? null : <Paragraph>Hi {name},</Paragraph>)

/** Below the button: link lifetime, what to do if unexpected. */
export function SmallPrint({ children }: { children: ReactNode }) {
  return (
    <Text className="muted" style={{ ...look.small, marginTop: '16px' }}>
      {children}
    </Text>
  )
}
