import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { html, Html } from '../text/html.ts'

/**
 * The palette of the few pages that the API renders itself: no script, and one style sheet, allowed in the
 * policy by its hash.
 */
const styles = `
:root{color-scheme:light;--navy:#0b2545;--action:#1a4480;--ink:#14202e;--ink2:#455468;--line:#d5dce5;--page:#f6f8fa;--panel:#f1f6fc;--red:#b42318;--green:#0f6b4f;--amber:#8a5a00}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--ink);font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif}
header.bar{background:var(--navy);color:#fff;padding:14px 16px}
header.bar div{max-width:560px;margin:0 auto;display:flex;justify-content:space-between;gap:12px;align-items:baseline;flex-wrap:wrap}
header.bar strong{font-size:18px}header.bar span{color:#9db8dc;font-size:14px}
main{max-width:560px;margin:0 auto;padding:16px}main.wide{max-width:900px}
.card{background:#fff;border:1px solid var(--line);border-radius:10px;padding:16px;margin:0 0 16px}
h1{font-size:20px;line-height:1.3;margin:0 0 8px}h2{font-size:16px;margin:0 0 8px}
p{margin:0 0 12px}.muted{color:var(--ink2);font-size:14px}.amount{font-size:28px;font-weight:700;margin:0;font-variant-numeric:tabular-nums}
dl{display:grid;grid-template-columns:auto 1fr;gap:4px 16px;margin:8px 0 0}dt{color:var(--ink2)}dd{margin:0;text-align:right;overflow-wrap:anywhere}
fieldset{border:0;margin:0;padding:0;min-width:0}legend{font-weight:600;padding:0;margin:0 0 8px}
.method{border:1px solid var(--line);border-radius:8px;margin:0 0 8px;padding:0 12px}
.method>label{display:flex;gap:10px;align-items:center;min-height:48px;font-weight:600;cursor:pointer}
.method .panel{display:none;padding:0 0 12px}.method:has(>label>input:checked){border-color:var(--action);background:var(--panel)}
.method:has(>label>input:checked) .panel{display:block}
.field{display:block;margin:0 0 10px;font-size:14px;color:var(--ink2)}
input[type=text],select{display:block;width:100%;min-height:46px;margin-top:4px;padding:8px 12px;border:1px solid #7c8b9d;border-radius:8px;font:inherit;color:var(--ink);background:#fff}
.row{display:grid;grid-template-columns:1fr 1fr 1fr;gap:10px}
.check{display:flex;gap:10px;align-items:flex-start;min-height:32px;padding:4px 0}.check input,.method input[type=radio]{width:18px;height:18px;margin:3px 0 0;accent-color:var(--action);flex:none}
button,.button{display:block;width:100%;min-height:48px;border:1px solid var(--action);border-radius:8px;background:var(--action);color:#fff;font:inherit;font-weight:600;cursor:pointer;text-align:center;text-decoration:none;padding:11px 16px;margin:0 0 10px}
button.second,.button.second{background:#fff;color:var(--action)}
button:hover,.button:hover{filter:brightness(1.08)}:focus-visible{outline:3px solid #ffb020;outline-offset:2px}
details{margin:0 0 16px}summary{cursor:pointer;font-weight:600;min-height:32px}
table{width:100%;border-collapse:collapse;font-size:14px}th,td{text-align:left;padding:6px 8px 6px 0;border-bottom:1px solid var(--line);vertical-align:top}code{font-family:ui-monospace,Menlo,monospace;font-size:13px;overflow-wrap:anywhere}td code{white-space:nowrap}
pre{white-space:pre-wrap;overflow-wrap:anywhere;margin:0;font:inherit}a{color:var(--action)}
iframe{width:100%;min-height:70vh;border:1px solid var(--line);border-radius:10px;background:#fff}
`
const styleHash = createHash('sha256').update(styles).digest('base64')

export type PlainPage = { title: string; brand: string; note: string; body: Html; wide?: boolean }

/** A complete page without script. */
export const plainPage = (page: PlainPage): Html =>
  html`<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><meta name="theme-color" content="#0b2545"><title>${page.title}</title><style>${new Html(styles)}</style></head><body><header class="bar"><div><strong>${page.brand}</strong><span>${page.note}</span></div></header><main${page.wide === true && new Html(' class="wide"')}>${page.body}</main></body></html>`

/**
 * Sends a page under a policy that allows only its own style sheet. `formAction`: the target its forms may
 * post to.
 */
export function sendPage(
  reply: FastifyReply,
  page: Html,
  options: { status?: number; formAction?: string; frames?: boolean } = {},
): FastifyReply {
  return reply
    .code(options.status ?? 200)
    .type('text/html; charset=utf-8')
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'sha256-${styleHash}'; form-action ${options.formAction ?? "'none'"}; base-uri 'none'; frame-ancestors 'none'${options.frames === true ? "; frame-src 'self'" : ''}`,
    )
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('x-content-type-options', 'nosniff')
    .send(page.text)
}
