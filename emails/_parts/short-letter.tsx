import type { ReactNode } from 'react'
import { ActionButton } from './button'
import { Layout, type LayoutProps } from './layout'
import { Greeting, Paragraph, SmallPrint, Title } from './text'

type ShortLetterProps = Omit<LayoutProps, 'preview'> & {
  /** The text, where nothing else is said. */
  preview?: string
  title?: string
  /** The first name, where the letter is about an account and greets its owner; empty where the address isn't proven. */
  recipientName?: string
  text?: string
  button: string
  link: string
  /** A quieter line below the button: what to do if this was unexpected. */
  smallPrint?: string
  /** Between the text and the button. */
  children?: ReactNode
}

/** One thing, one sentence about it, one button. */
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
