'use client'

import { Button } from '@/components/ui/button/button'

/** Prints the report, or saves it as PDF. */
export const PrintButton = () => <Button onClick={() => window.print()}>Print or save as PDF</Button>
