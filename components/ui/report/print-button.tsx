'use client'

import { Button } from '@/components/ui/button/button'

/** Prints the report; the browser saves it as PDF, too. */
export const PrintButton = () => <Button onClick={() => window.print()}>Print or PDF</Button>
