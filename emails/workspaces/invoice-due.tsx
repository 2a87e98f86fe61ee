import { ShortLetter } from '@/emails/_parts/short-letter'

export interface InvoiceDueProps {
  recipientName: string
  workspaceName: string
  /** "₹995 will be charged on Dec 24, 2026". */
  title: string
  /** Its purpose, and what to do. */
  text: string
  link: string
}

export const subject = ({ workspaceName, title }: InvoiceDueProps) => `${workspaceName}: ${title}`

export default function InvoiceDue(props: InvoiceDueProps) {
  return <ShortLetter {...props} button="See the plan" why="you’re an admin" />
}

InvoiceDue.PreviewProps = {
  recipientName: 'Amara',
  workspaceName: 'Acme',
  title: '₹412 is due on Dec 03, 2026',
  text: 'For 3 more people on Pro, added once paid.',
  link: 'https://rapport.example/workspace/edit?tab=plan',
} satisfies InvoiceDueProps
