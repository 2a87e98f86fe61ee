// The demo: Acme, as it is six months after it began. Everything in it was done by somebody through the product.
import { playAcme } from './acme/play'

await playAcme()
// The product keeps its connections open for the next request, and here none will come.
process.exit()
