import { Fragment, type ReactNode } from 'react'
import { Body, Container, Head, Html, Img, Link, Preview, Section, Text } from 'react-email'
import { SenderLine, type Face } from './face'
import { darkStyles, look } from './look'

/** The logo attachment's id. */
export const MARK_CID = 'mark@rapport'

export interface LayoutProps {
  /** The mailbox preview: the message, never its reason. */
  preview: string
  /** Why this mail was sent, after “because”. */
  why: string
  /** The sender. */
  sender?: string
  /** After the name: "asked for your feedback". */
  did?: string
  /** None for account mails. */
  workspaceName?: string
  /** For external reviewers, who have no settings. */
  unsubscribeLink?: string
  /** The e-mail settings; added on sending. */
  settingsLink?: string
  /** Added on sending. */
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
  const ends = [
    workspaceName,
    unsubscribeLink && <FootLink href={unsubscribeLink}>Unsubscribe</FootLink>,
    settingsLink && <FootLink href={settingsLink}>E-mail settings</FootLink>,
  ].filter(Boolean)
  return (
    <>
      <Text className="muted" style={look.footer}>
        Sent by Rapport because {why}.
      </Text>
      {ends.length > 0 && (
        <Text className="muted" style={look.footerEnd}>
          {ends.map((end, index) => (
            <Fragment key={index}>
              {index > 0 && ' · '}
              {end}
            </Fragment>
          ))}
        </Text>
      )}
    </>
  )
}

/** The mail layout: logo, sender line, content, reason. */
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
