import type { ReactNode } from 'react'
import { Body, Container, Head, Html, Img, Link, Preview, Section, Text } from 'react-email'
import { SenderLine, type Face } from './face'
import { darkStyles, look } from './look'

/** The attachment that holds our mark. */
export const MARK_CID = 'mark@rapport'

export interface LayoutProps {
  /** The line a mailbox shows beside the subject: the message, never the reason for it. */
  preview: string
  /** One sentence on why this letter came, for the footer. */
  why: string
  /** The person it comes from. */
  sender?: string
  /** What they did, after their name: "asked for your feedback". */
  did?: string
  /** Left out for letters that concern an account and no workspace. */
  workspaceName?: string
  /** For external reviewers, who have no settings. */
  unsubscribeLink?: string
  /** Where people with an account choose their e-mails; added as the mail leaves. */
  settingsLink?: string
  /** Added as the mail leaves. */
  face?: Face
}

function FootLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} className="muted" style={look.footerLink}>
      {children}
    </Link>
  )
}

type FooterProps = Pick<LayoutProps, 'why' | 'workspaceName' | 'unsubscribeLink' | 'settingsLink'>

function Footer({ why, workspaceName, unsubscribeLink, settingsLink }: FooterProps) {
  return (
    <>
      <Text className="muted" style={look.footer}>
        {why}
      </Text>
      <Text className="muted" style={look.footerEnd}>
        {workspaceName === undefined ? 'Sent by Rapport.' : `Sent by Rapport for ${workspaceName}.`}
        {unsubscribeLink !== undefined && <> {<FootLink href={unsubscribeLink}>Unsubscribe</FootLink>}</>}
        {settingsLink !== undefined && <> {<FootLink href={settingsLink}>E-mail settings</FootLink>}</>}
      </Text>
    </>
  )
}

/** The one letter paper: our mark, who did what, the thing itself, and the reason at the foot. */
export function Layout({ preview, sender, did = '', face, children, ...foot }: LayoutProps & { children: ReactNode }) {
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
            <Img src={`cid:${MARK_CID}`} width={24} height={24} alt="" style={look.mark} /> Rapport
          </Text>
          <Section className="card" style={look.card}>
            {sender !== undefined && <SenderLine name={sender} did={did} face={face} />}
            {children}
          </Section>
          <Footer {...foot} />
        </Container>
      </Body>
    </Html>
  )
}
