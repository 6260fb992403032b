/**
 * Browsers that translate a page put elements in the place of its texts. React does not know: it would remove, or put
 * something before, a text that is no longer there, and the whole page would be gone with the error. Where that text was,
 * nothing is removed, and what is new comes last. With the first part that shows other texts than the document.
 */
function keepTranslated({ prototype }: typeof Node): void {
  const { insertBefore, removeChild } = prototype
  prototype.removeChild = function removeIfThere<Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode === this) removeChild.call(this, child)
    return child
  }
  prototype.insertBefore = function insertOrAppend<Child extends Node>(
    this: Node,
    child: Child,
    next: Node | null,
  ) {
    insertBefore.call(this, child, next?.parentNode === this ? next : null)
    return child
  }
}

if (typeof Node !== 'undefined') keepTranslated(Node)
