@_exported public import UniformTypeIdentifiers

/// The names of types before `UTType`.
public let kUTTypeImage = "public.image"
public let kUTTypeMovie = "public.movie"
public let kUTTypeVideo = "public.video"
public let kUTTypeAudio = "public.audio"
public let kUTTypePDF = "com.adobe.pdf"
public let kUTTypeData = "public.data"
public let kUTTypeItem = "public.item"
public let kUTTypeText = "public.text"
public let kUTTypePlainText = "public.plain-text"
public let kUTTypeURL = "public.url"
public let kUTTypeFileURL = "public.file-url"
public let kUTTypeJPEG = "public.jpeg"
public let kUTTypePNG = "public.png"
public let kUTTypeGIF = "com.compuserve.gif"
