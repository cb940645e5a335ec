import { Button } from '@upchar/ui/button'
import { Notice } from '@upchar/ui/dense/notice'
import type { Editor } from './use-text.ts'

/** What stands in the way of editing: a colleague’s change, a newer standard text, a failed discard. */
export function TextNotices({ editor }: { editor: Editor }) {
  const { content, isOvertaken, mayChange } = editor
  const standard = content?.standard ?? null
  return (
    <>
      {isOvertaken ? (
        <Notice
          tone="warning"
          live
          action={
            <Button look="outline" onClick={editor.rebase}>
              Use the new version
            </Button>
          }
        >
          Somebody else has changed this text in the meantime. What you typed is lost with it.
        </Notice>
      ) : null}
      {content?.item.newer_standard && standard !== null ? (
        <Notice
          tone="info"
          action={
            mayChange ? (
              <Button look="outline" onClick={() => editor.fill(standard)}>
                Put it into the form
              </Button>
            ) : undefined
          }
        >
          The release has a newer standard text than yours. Yours stays until you publish another.
        </Notice>
      ) : null}
      {editor.discardProblem === undefined ? null : (
        <Notice tone="danger" live>
          {editor.discardProblem}
        </Notice>
      )}
    </>
  )
}
