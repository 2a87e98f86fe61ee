import { fullCount } from './text'

/** Paise as rupees are written: "₹1,990" or "₹1,990.50". */
export function inRupees(paise: number) {
  const [rupees, rest] = [Math.trunc(paise / 100), Math.abs(paise % 100)]
  return `₹${fullCount(rupees)}${rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`}`
}

/** Paise as spreadsheets read them: "1990.50". */
export const decimalRupees = (paise: number) =>
  `${Math.trunc(paise / 100)}.${String(Math.abs(paise % 100)).padStart(2, '0')}`
