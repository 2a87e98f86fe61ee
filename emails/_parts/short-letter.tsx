import type { ReactNode } from 'react'
import { ActionButton } from './button'
import { Layout, type LayoutProps } from './layout'
import { Greeting, Paragraph, SmallPrint, Title } from './text'

type ShortLetterProps = Omit<LayoutProps, 'preview'> & {
  /** Also the text, if none is given. */
  preview?: string
  title?: string
  /** The first name in account mails; empty for an unproven address. */
  recipientName?: string
  text?: string
  button: string
  link: string
  /** Below the button: what to do if unexpected. */
  smallPrint?: ReactNode
  /** Between text and button. */
  children?: ReactNode
}

/** A sentence and a button. */
export function ShortLetter(props: ShortLetterProps) {
  const { title, recipientName = '', text = '', preview = text, button, link, smallPrint, children, ...around } = props
  return (
    <Layout preview={preview} {...around}>
      {title !== undefined && <Title>{title}</Title>}
      <Greeting name={recipientName} />
      {text !== '' && <Paragraph>{text}</Paragraph>}
      {children}
      <ActionButton href={link} label={button} />
      {smallPrint !== undefined && <SmallPrint>{smallPrint}</SmallPrint>}
    </Layout>
  )
}
