import { unbroken } from '@upchar/kernel/unbroken'

/** A large name: measures and hyphenated words (`Powder-Free`, `5-Part`) stay on one line. */
export const Unbroken = ({ text }: { text: string }) =>
  unbroken(text)
    .split(/(\S{1,9}-\S{1,9})/)
    .map((part, at) =>
      at % 2 === 1 ? (
        <span key={`${part}${at}`} className="whitespace-nowrap">
          {part}
        </span>
      ) : (
        part
      ),
    )
