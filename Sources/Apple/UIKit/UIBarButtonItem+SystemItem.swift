extension UIBarButtonItem.SystemItem {
    /// What iOS shows in English; `nil` for spaces.
    var title: String? {
        switch self {
        case .done: "Done"
        case .cancel: "Cancel"
        case .edit: "Edit"
        case .save: "Save"
        case .add: "Add"
        case .flexibleSpace, .fixedSpace: nil
        case .compose: "Compose"
        case .reply: "Reply"
        case .action: "Share"
        case .organize: "Organize"
        case .bookmarks: "Bookmarks"
        case .search: "Search"
        case .refresh: "Refresh"
        case .stop, .close: "Close"
        case .camera: "Camera"
        case .trash: "Delete"
        case .play: "Play"
        case .pause: "Pause"
        case .rewind: "Rewind"
        case .fastForward: "Fast Forward"
        case .undo: "Undo"
        case .redo: "Redo"
        }
    }

    /// `nil` for those that iOS shows by their title.
    var image: UIImage? {
        switch self {
        case .add: UIImage(systemName: "plus")
        case .compose: UIImage(systemName: "square.and.pencil")
        case .reply: UIImage(systemName: "arrowshape.turn.up.left")
        case .action: UIImage(systemName: "square.and.arrow.up")
        case .organize: UIImage(systemName: "folder")
        case .bookmarks: UIImage(systemName: "book")
        case .search: UIImage(systemName: "magnifyingglass")
        case .refresh: UIImage(systemName: "arrow.clockwise")
        case .stop, .close: UIImage(systemName: "xmark")
        case .camera: UIImage(systemName: "camera")
        case .trash: UIImage(systemName: "trash")
        case .play: UIImage(systemName: "play.fill")
        case .pause: UIImage(systemName: "pause.fill")
        case .rewind: UIImage(systemName: "backward.fill")
        case .fastForward: UIImage(systemName: "forward.fill")
        case .done, .cancel, .edit, .save, .flexibleSpace, .fixedSpace, .undo, .redo: nil
        }
    }
}
