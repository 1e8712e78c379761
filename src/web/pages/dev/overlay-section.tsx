import { ChevronDown, Info, ListFilter, LogOut, Settings } from 'lucide-react'
import { useState } from 'react'
import { AlertDialog, AlertDialogCancel } from '../../../ui/alert-dialog.tsx'
import { Button } from '../../../ui/button.tsx'
import {
  Dialog,
  DialogBody,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
  DialogTrigger,
} from '../../../ui/dialog.tsx'
import {
  Drawer,
  DrawerBody,
  DrawerClose,
  DrawerContent,
  DrawerDescription,
  DrawerFooter,
  DrawerHeader,
  DrawerTitle,
  DrawerTrigger,
} from '../../../ui/drawer.tsx'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '../../../ui/dropdown-menu.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import {
  Popover,
  PopoverClose,
  PopoverContent,
  PopoverDescription,
  PopoverTitle,
  PopoverTrigger,
} from '../../../ui/popover.tsx'
import { ResponsiveDialog } from '../../../ui/responsive-dialog.tsx'
import { Select } from '../../../ui/select.tsx'
import { Tooltip, TooltipContent, TooltipTrigger } from '../../../ui/tooltip.tsx'
import { Row, Section } from './section.tsx'

export function OverlaySection() {
  return (
    <Section title="Dialog, Drawer, Popover, Menu, Tooltip">
      <Row>
        <PlainDialog />
        <BlockingDialog />
        <ProductDialog />
        <Confirm />
        <PlainDrawer />
        <Filters />
        <Menu />
        <Hint />
      </Row>
    </Section>
  )
}

function PlainDialog() {
  return (
    <Dialog>
      <DialogTrigger render={<Button variant="outline" />}>Dialog</DialogTrigger>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Add a product</DialogTitle>
          <DialogDescription>It will be named in your comments.</DialogDescription>
        </DialogHeader>
        <DialogBody>
          <Field label="Name">{(control) => <Input {...control} />}</Field>
        </DialogBody>
        <DialogFooter>
          <DialogClose render={<Button variant="outline" />}>Cancel</DialogClose>
          <DialogClose render={<Button />}>Save</DialogClose>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}

function BlockingDialog() {
  return (
    <Dialog blocking>
      <DialogTrigger render={<Button variant="outline" />}>Blocking dialog</DialogTrigger>
      <DialogContent closeButton={false}>
        <DialogHeader>
          <DialogTitle>Choose your plan</DialogTitle>
          <DialogDescription>Both start with a free trial.</DialogDescription>
        </DialogHeader>
        <DialogFooter className="pt-5">
          <DialogClose render={<Button />}>Take Plus</DialogClose>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}

function ProductDialog() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        Responsive dialog
      </Button>
      <ResponsiveDialog
        open={open}
        onOpenChange={setOpen}
        title="Edit product"
        description="A dialog here, a drawer on phones."
        className="max-w-140"
        footer={
          <>
            <Button variant="outline" onClick={() => setOpen(false)}>
              Cancel
            </Button>
            <Button onClick={() => setOpen(false)}>Save</Button>
          </>
        }
      >
        <Field label="Name">{(control) => <Input {...control} defaultValue="Pawslot" />}</Field>
      </ResponsiveDialog>
    </>
  )
}

function Confirm() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        Alert dialog
      </Button>
      <AlertDialog
        open={open}
        onOpenChange={setOpen}
        title="Delete this product?"
        description="Its drafts go with it."
      >
        <AlertDialogCancel render={<Button variant="outline" />}>Cancel</AlertDialogCancel>
        <Button variant="destructive" onClick={() => setOpen(false)}>
          Delete
        </Button>
      </AlertDialog>
    </>
  )
}

function PlainDrawer() {
  return (
    <Drawer>
      <DrawerTrigger render={<Button variant="outline" />}>Drawer</DrawerTrigger>
      <DrawerContent>
        <DrawerHeader>
          <DrawerTitle>How do you get your first 10 paying users?</DrawerTitle>
          <DrawerDescription>r/SaaS · 2h ago</DrawerDescription>
        </DrawerHeader>
        <DrawerBody className="font-voice text-md leading-relaxed">
          Six months on a scheduling tool for dog groomers. 40 people tried it, nobody paid.
        </DrawerBody>
        <DrawerFooter>
          <Button>Copy</Button>
          <DrawerClose render={<Button variant="outline" />}>Done</DrawerClose>
        </DrawerFooter>
      </DrawerContent>
    </Drawer>
  )
}

function Filters() {
  return (
    <Popover>
      <PopoverTrigger render={<Button variant="outline" />}>
        <ListFilter aria-hidden />
        Filters
      </PopoverTrigger>
      <PopoverContent align="end">
        <div className="grid gap-1">
          <PopoverTitle>Filters</PopoverTitle>
          <PopoverDescription>What the feed shows.</PopoverDescription>
        </div>
        <Field label="Sort">
          {(control) => (
            <Select {...control}>
              <option>Hot</option>
              <option>New</option>
            </Select>
          )}
        </Field>
        <div className="flex justify-between">
          <Button variant="ghost">Reset</Button>
          <PopoverClose render={<Button />}>Apply Filters</PopoverClose>
        </div>
      </PopoverContent>
    </Popover>
  )
}

function Menu() {
  const [product, setProduct] = useState('pawslot')
  return (
    <DropdownMenu>
      <DropdownMenuTrigger render={<Button variant="outline" />}>
        Menu
        <ChevronDown aria-hidden />
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        <DropdownMenuRadioGroup value={product} onValueChange={setProduct}>
          <DropdownMenuLabel>Product</DropdownMenuLabel>
          <DropdownMenuRadioItem value="pawslot">Pawslot</DropdownMenuRadioItem>
          <DropdownMenuRadioItem value="kennel">Kennel Notes</DropdownMenuRadioItem>
        </DropdownMenuRadioGroup>
        <DropdownMenuSeparator />
        <DropdownMenuItem>
          <Settings aria-hidden />
          Settings
        </DropdownMenuItem>
        <DropdownMenuItem disabled>
          <LogOut aria-hidden />
          Log out
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  )
}

function Hint() {
  return (
    <Tooltip>
      <TooltipTrigger render={<Button variant="outline" size="icon" aria-label="Plus Plan Required" />}>
        <Info aria-hidden />
      </TooltipTrigger>
      <TooltipContent>Plus Plan Required</TooltipContent>
    </Tooltip>
  )
}
