const MODALS = ['dialog-content', 'drawer-content', 'alert-dialog-content']

/** Something lies over the page that must be answered or closed first. */
export function isModalOpen() {
  return document.querySelector(MODALS.map((slot) => `[data-slot=${slot}][data-open]`).join()) !== null
}
