import { ButtonLink } from '@/components/ui/button/button-link'
import { PrintButton } from './print-button'

export const ReportFiles = ({ href }: { href: string }) => (
  <span className="flex gap-2 print:hidden">
    <ButtonLink href={href} download>
      CSV
    </ButtonLink>
    <PrintButton />
  </span>
)
