import type { ArticlesOf } from '#db/seed/starter/starter-text.ts'

export const onboardingMoney: ArticlesOf<'money'> = {
  'collect-and-hand-over': {
    title: 'Cash: from the door to the office',
    body: `
<p>Couriers collect cash on delivery (COD) at the door and hand it over to the office. <a href="/order/finance/">Finance</a> shows for each courier what is on the way, what is still to be brought and what has been taken.</p>
<img src="picture:collect-and-hand-over" alt="The hand-over of a courier with ticked orders, their sum and the button that prints the receipt">
<table><tbody>
<tr><th>Word</th><th>Which orders</th></tr>
<tr><td>Expected</td><td>COD in “In delivery”, as of now</td></tr>
<tr><td>Outstanding</td><td>COD in “Delivered”, “Picked up by customer” or “Completed” that is not paid, as of now</td></tr>
<tr><td>Collected</td><td>COD marked as paid, in the period</td></tr>
</tbody></table>
<p>Archived orders count, deleted ones never. Currencies are never added up. Every amount leads to its orders.</p>
<h2>Take a courier’s cash</h2>
<ol>
<li>Press <strong>Hand over</strong> beside the courier.</li>
<li>Check <strong>Received by</strong>: your name stands there, write another one if somebody else takes the money.</li>
<li>All outstanding orders are ticked. Take off the tick where the money is missing. A scanner works too: scan the label in <strong>Find an order</strong>, and the order is ticked or unticked.</li>
<li>Count the cash against the sum at the foot. What is not ticked is named: it stays open.</li>
<li>Press <strong>Mark … as paid and print receipt</strong>. The receipt has two lines to sign.</li>
</ol>
<h2>If something was wrong</h2>
<ul>
<li>Under <strong>Past hand-overs</strong> press <strong>Take back</strong> and give a reason. Its orders are unpaid again; the hand-over stays and says so. While one of its orders is archived this is refused: restore that order first.</li>
<li><strong>Print receipt</strong> prints it once more.</li>
<li>An order stays in Outstanding? See <a href="/faq/view?key=money-open">why money is still open</a>.</li>
</ul>
<blockquote><p><strong>Mark as paid</strong> in the menu of an order does the same for the money, but makes no hand-over and no receipt. Keep it for orders that no courier has brought, such as those picked up at the counter.</p></blockquote>`,
  },
  exports: {
    title: 'Exports',
    body: `
<p>An export makes a file of a list: for a spreadsheet, for the bookkeeper, for a shop that asks. It says what the screen says, no more and no less.</p>
<img src="picture:exports" alt="The menu Export above a list with the choice of Excel or text file">
<h2>Export a list of orders</h2>
<ol>
<li>Filter and sort the list as you want the file.</li>
<li>Under <strong>Columns</strong> choose what should be in it, and in which order.</li>
<li>Press <strong>Export</strong> and choose <strong>Excel file (XLSX)</strong> or <strong>Text file (CSV)</strong>.</li>
<li>A card shows how far it is. You can go on working, or cancel it.</li>
</ol>
<p>The file holds all pages of the list, not only the one you see. To export a few, tick them and choose <strong>Actions</strong>, <strong>Export as XLSX</strong> or <strong>Export as CSV</strong>.</p>
<h2>What the file says</h2>
<table><tbody>
<tr><th>On the screen</th><th>In the file</th></tr>
<tr><td>A cell with two facts, such as customer and phone</td><td>Two columns</td></tr>
<tr><td>Dates and times</td><td>In your time zone, which the head of the column names</td></tr>
<tr><td>Amounts</td><td>Numbers; the currency has a column of its own</td></tr>
<tr><td>Heads and statuses</td><td>In your language</td></tr>
</tbody></table>
<h2>The financial report</h2>
<p>Under <a href="/order/finance/">Finance</a>, <strong>Export</strong> makes the financial report: by country, currency, courier and payment, with a total for each currency. It takes period and country from the screen; archived orders count in it.</p>
<h2>Which format</h2>
<ul>
<li><strong>XLSX</strong> for Excel and the like: dates and numbers are real ones.</li>
<li><strong>CSV</strong> for other programs, and for more than a million rows. Texts that a spreadsheet would take for a formula get an apostrophe in front.</li>
</ul>
<h2>If something goes wrong</h2>
<ul>
<li>Two exports run already: wait for one or cancel it.</li>
<li>The file is incomplete: the connection was lost on the way. Nothing was saved, start it again.</li>
<li>The numbers differ from another screen: see <a href="/faq/view?key=export-differs">why an export differs</a>.</li>
</ul>`,
  },
  'archive-and-restore': {
    title: 'Archive, delete, restore',
    body: `
<p>Archiving puts finished orders away, so that board and lists stay short. Nothing is lost by it: an archived order can be found, printed, exported and brought back.</p>
<img src="picture:archive-and-restore" alt="The archive with the open menu of an order that can be restored">
<table><tbody>
<tr><th></th><th>Archived</th><th>Deleted</th></tr>
<tr><td>On the board</td><td>no</td><td>no</td></tr>
<tr><td>Found with <code>Ctrl K</code></td><td>yes</td><td>no</td></tr>
<tr><td>Counts in Finance</td><td>yes</td><td>no</td></tr>
<tr><td>Can be moved or changed</td><td>no</td><td>no</td></tr>
<tr><td>Can be marked as paid</td><td>yes</td><td>no</td></tr>
<tr><td>Can be brought back</td><td>yes</td><td>yes</td></tr>
</tbody></table>
<h2>Archive</h2>
<ol>
<li>Select what is done with: for example “Completed” and <strong>Paid</strong>.</li>
<li>Choose <strong>Actions</strong>, then <strong>Archive</strong>. For one order it stands in its menu.</li>
</ol>
<p>It is possible in every status, so look twice. Nothing is archived by itself.</p>
<h2>Restore from the archive</h2>
<ol>
<li>Open <a href="/order/archive/">Archive</a> and find the order; search and filters work as in every list.</li>
<li>Tick it and press <strong>Restore from archive</strong>. It is back where it was, with its status and courier.</li>
</ol>
<h2>Delete, and take it back</h2>
<p><strong>Delete…</strong> is for orders that should never have been there: entered twice, a test. It asks first and calls it irreversible; an order can be brought back all the same:</p>
<ol>
<li>Open <a href="/order/index">Orders</a>, press <strong>Filter</strong>, choose <strong>Deleted</strong>, then <strong>Deleted orders</strong>.</li>
<li>Choose <strong>Restore…</strong> in its menu. An order that was archived when it was deleted is archived again.</li>
</ol>
<h2>If it does not work</h2>
<ul>
<li>“The order is archived” stands wherever something cannot be changed. Restore it, change it, archive it again.</li>
<li>A hand-over can only be taken back while none of its orders is archived.</li>
<li>Archived the wrong ones? Press <strong>Undo</strong> or <code>Z</code> at once.</li>
</ul>`,
  },
  'keys-and-palette': {
    title: 'Keys, and the way to everything',
    body: `
<p>Whoever moves two hundred orders a day saves an hour with a few keys. You need not learn them: <code>?</code> lists the keys of the screen you are on.</p>
<img src="picture:keys-and-palette" alt="The field Go to or find with what it leads to">
<h2>Go to or find</h2>
<ol>
<li>Press <code>Ctrl K</code>, on a Mac <code>⌘ K</code>, or the field at the top.</li>
<li>Type the beginning of a screen’s name, or at least three letters or digits of an order: track number, order number, name or phone.</li>
<li>Enter opens it. <code>Shift</code> Enter shows what can be done with the order, without opening it.</li>
</ol>
<p>It also switches theme and language, reports a problem and logs you out.</p>
<h2>Keys on the board and in lists</h2>
<table><tbody>
<tr><th>Key</th><th>What it does</th></tr>
<tr><td><code>?</code></td><td>List the keys</td></tr>
<tr><td><code>/</code></td><td>Search</td></tr>
<tr><td><code>F</code></td><td>Filter</td></tr>
<tr><td><code>C</code></td><td>New order (on the board and under Orders)</td></tr>
<tr><td><code>X</code></td><td>Select; with <code>Shift</code> all from the last one</td></tr>
<tr><td><code>M</code></td><td>Menu of the card or row; with a selection <strong>Move to</strong></td></tr>
<tr><td><code>A</code></td><td>Assign courier</td></tr>
<tr><td><code>1</code>–<code>9</code></td><td>Move to the status with this number</td></tr>
<tr><td><code>Z</code></td><td>Undo what was done last, while its message stands</td></tr>
<tr><td><code>Escape</code></td><td>Close, or clear the selection</td></tr>
</tbody></table>
<p>Keys act on what is selected, otherwise on the card or row with the focus. On a phone everything is reached by touch; no key is needed for anything.</p>
<h2>If a key does nothing</h2>
<ul>
<li>Single keys never act while you write, and not under an open dialog or menu.</li>
<li>They may be switched off: press the keyboard sign at the top and look at <strong>Single keys act</strong>. <code>Ctrl K</code> works all the same.</li>
<li>Nothing is selected and nothing has the focus: go to a card or row with the arrows, or select one.</li>
</ul>
<p>What the numbers stand for is in <a href="/onboarding?article_key=move-orders">Move orders</a>.</p>`,
  },
}
