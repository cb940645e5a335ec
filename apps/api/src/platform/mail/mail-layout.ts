import type { Config } from '../config.ts'
import { html, type Html } from '../text/html.ts'

export type MailBrand = Pick<
  Config,
  'BRAND_NAME' | 'SUPPORT_EMAIL' | 'SUPPORT_PHONE' | 'origin' | 'LEGAL_NAME'
>

/** A button that is a plain link, which every mail program shows. */
export const mailButton = (href: string, label: string): Html =>
  html`<p style="margin:24px 0">
    <a
      href="${href}"
      style="display:inline-block;background:#1a4480;color:#ffffff;text-decoration:none;font-weight:600;padding:13px 22px;border-radius:8px"
      >${label}</a
    >
  </p>`

/** The layout of every mail: tables and inline styles, because mail programs drop everything else. */
export const mailLayout = (brand: MailBrand, heading: string, body: Html): string =>
  html`<!doctype html>
    <html lang="en-IN">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <title>${heading}</title>
      </head>
      <body
        style="margin:0;background:#f6f8fa;color:#14202e;font:16px/1.5 -apple-system,'Segoe UI',Roboto,Arial,sans-serif"
      >
        <table role="presentation" width="100%" cellpadding="0" cellspacing="0">
          <tr>
            <td align="center" style="padding:24px 12px">
              <table
                role="presentation"
                width="100%"
                cellpadding="0"
                cellspacing="0"
                style="max-width:600px;background:#ffffff;border:1px solid #d5dce5;border-radius:10px"
              >
                <tr>
                  <td
                    style="background:#0b2545;color:#ffffff;font-weight:700;font-size:18px;padding:16px 24px;border-radius:10px 10px 0 0"
                  >
                    ${brand.BRAND_NAME}
                  </td>
                </tr>
                <tr>
                  <td style="padding:24px">
                    <h1 style="font-size:20px;line-height:1.3;margin:0 0 16px">${heading}</h1>
                    ${body}
                  </td>
                </tr>
                <tr>
                  <td
                    style="padding:16px 24px;border-top:1px solid #d5dce5;color:#455468;font-size:13px"
                  >
                    Questions? Write to ${brand.SUPPORT_EMAIL} or call ${brand.SUPPORT_PHONE},
                    9:00AM to 7:00PM.<br />${brand.LEGAL_NAME}
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html>`.text

/** The text version of a mail. */
export const mailText = (brand: MailBrand, heading: string, lines: readonly string[]): string =>
  [
    heading,
    '',
    ...lines,
    '',
    `Questions? Write to ${brand.SUPPORT_EMAIL} or call ${brand.SUPPORT_PHONE}, 9:00AM to 7:00PM.`,
    brand.LEGAL_NAME,
  ].join('\n')
