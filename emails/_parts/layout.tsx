import type { ReactNode } from 'react'
import { Body, Container, Head, Html, Link, Preview, Section, Text } from 'react-email'
import { darkStyles, look } from './look'

interface LayoutProps {
  /** The line a mailbox shows beside the subject. */
  preview: string
  /** One sentence on why this letter came. */
  why: string
  /** Left out for letters that concern an account and no workspace. */
  workspaceName?: string
  /** For people outside, who have no settings of their own. */
  unsubscribeLink?: string
  /** Where people with an account choose what they are mailed; put in by whoever composes, never by a letter. */
  settingsLink?: string
  children: ReactNode
}

/** The one letter paper: the name, why it came, the thing itself, and below it from which workspace. */
export function Layout({ preview, why, workspaceName, unsubscribeLink, settingsLink, children }: LayoutProps) {
  return (
    <Html lang="en">
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{darkStyles}</style>
      </Head>
      <Body className="paper" style={look.body}>
        <Preview>{preview}</Preview>
        <Container style={look.page}>
          <Text className="ink" style={look.wordmark} data-skip-in-text="true">
            <span className="teal" style={look.mark}>
              ●
            </span>{' '}
            Rapport
          </Text>
          <Section className="card" style={look.card}>
            <Text className="muted" style={look.why}>
              {why}
            </Text>
            {children}
          </Section>
          <Text className="muted" style={look.footer}>
            {workspaceName === undefined ? 'Sent by Rapport.' : `Sent by Rapport for ${workspaceName}.`}
            {unsubscribeLink !== undefined && (
              <>
                {' '}
                <Link href={unsubscribeLink} className="muted" style={look.footerLink}>
                  No more mail from {workspaceName}
                </Link>
              </>
            )}
            {settingsLink !== undefined && (
              <>
                {' '}
                <Link href={settingsLink} className="muted" style={look.footerLink}>
                  Choose what you are mailed
                </Link>
              </>
            )}
          </Text>
        </Container>
      </Body>
    </Html>
  )
}
